import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'
import { rewriteText } from './rewrite-text.ts'

export async function mendContacts(db: Kysely<unknown>, engine: Engine) {
  // Addresses are looked for in small letters, by the index applications_person. First, because it locks the table:
  // with rows locked before, who writes to several of them and this would wait for each other.
  await sql`drop index applications_email`.execute(db)
  await leaveOutExtensions(db, engine)
  await sql`create index applications_waiting on applications (created_at, id)
    where not is_spam and status = 'new' and first_contact_at is null`.execute(db)
}

const extension = /\s?(?:extension|ext\.?|x|#)\s?\d{1,6}$/i

/** It had been taken for the last digits of the number, so that others of the same person were not found. */
async function leaveOutExtensions(db: Kysely<unknown>, engine: Engine) {
  await rewriteText(db, engine, {
    table: 'applications',
    column: 'phone_digits',
    from: ['phone', 'phone_digits'],
    where: sql`(lower(phone) like '%x%' or phone like '%#%')`,
    textOf: ({ phone, phone_digits }) =>
      phone && extension.test(phone)
        ? phone.replace(extension, '').replace(/\D/g, '').slice(-10)
        : (phone_digits ?? ''),
  })
}
