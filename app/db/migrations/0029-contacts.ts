import { type Kysely, sql } from 'kysely'

export async function mendContacts(db: Kysely<unknown>) {
  await leaveOutExtensions(db)
  // Addresses are looked for in small letters, by the index applications_person.
  await sql`drop index applications_email`.execute(db)
  await sql`create index applications_waiting on applications (created_at, id)
    where not is_spam and status = 'new' and first_contact_at is null`.execute(db)
}

const extension = /\s?(?:extension|ext\.?|x|#)\s?\d{1,6}$/i

/** It had been taken for the last digits of the number, so that others of the same person were not found. */
async function leaveOutExtensions(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: string; phone: string }>`select id, phone from applications
    where lower(phone) like '%x%' or phone like '%#%'`.execute(db)
  for (const { id, phone } of rows.filter((row) => extension.test(row.phone)))
    await sql`update applications set phone_digits = ${phone.replace(extension, '').replace(/\D/g, '').slice(-10)}
      where id = ${id}`.execute(db)
}
