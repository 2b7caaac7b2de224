import { type Kysely, sql } from 'kysely'

const extension = /\s?(?:extension|ext\.?|x|#)\s?\d{1,6}$/i

/**
 * Others of the same person: an extension had been taken for the last digits of their number. Addresses are looked for
 * in small letters now, by the index applications_person: nothing asks the other one any more.
 */
export async function findSamePerson(db: Kysely<unknown>) {
  await sql`drop index applications_email`.execute(db)
  const { rows } = await sql<{ id: string; phone: string }>`select id, phone from applications
    where lower(phone) like '%x%' or phone like '%#%'`.execute(db)
  for (const { id, phone } of rows.filter((row) => extension.test(row.phone)))
    await sql`update applications set phone_digits = ${phone.replace(extension, '').replace(/\D/g, '').slice(-10)}
      where id = ${id}`.execute(db)
}
