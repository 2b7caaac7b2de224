import { randomBytes } from 'node:crypto'
import type { Db } from './tables.ts'

/** Made by the first start that asks for it, and from then on the same for every start and every replica. */
export async function requireSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
