import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tables } from './tables.ts'

/** Counted no further: a million lines would have to be read for a number nobody needs. */
const countedTo = 999

export function countWords(count: number) {
  return count > countedTo ? `${countedTo}+` : String(count)
}

/** One more than the most stands for all above. */
export async function countUpTo<Table extends keyof Tables>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, { id: string }>,
) {
  const { count } = await db
    .selectFrom(query.limit(countedTo + 1).as('some'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
