import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'
import { rewriteText } from './rewrite-text.ts'

/** Who called before is found by an index, however they wrote their number. */
export async function addPhoneDigits(db: Kysely<unknown>, engine: Engine) {
  await sql`alter table applications add column phone_digits text not null default ''`.execute(db)
  if (engine === 'postgres')
    await sql`update applications set phone_digits = right(regexp_replace(phone, '\\D', '', 'g'), 10)
      where phone is not null`.execute(db)
  else await fillIn(db, engine)
  await sql`create index applications_phone on applications (phone_digits) where phone_digits <> ''`.execute(
    db,
  )
}

/** SQLite has no word for "digits alone". */
async function fillIn(db: Kysely<unknown>, engine: Engine) {
  await rewriteText(db, engine, {
    table: 'applications',
    column: 'phone_digits',
    from: ['phone'],
    where: sql`phone is not null`,
    textOf: ({ phone }) => (phone ?? '').replace(/\D/g, '').slice(-10),
  })
}
