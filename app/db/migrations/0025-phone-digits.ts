import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'

const rowsAtOnce = 500

/** Who called before is found by an index, however they wrote their number. */
export async function addPhoneDigits(db: Kysely<unknown>, engine: Engine) {
  await sql`alter table applications add column phone_digits text not null default ''`.execute(db)
  if (engine === 'postgres')
    await sql`update applications set phone_digits = right(regexp_replace(phone, '\\D', '', 'g'), 10)
      where phone is not null`.execute(db)
  else await fillIn(db)
  await sql`create index applications_phone on applications (phone_digits) where phone_digits <> ''`.execute(
    db,
  )
}

/** SQLite has no word for "digits alone". */
async function fillIn(db: Kysely<unknown>) {
  let last = ''
  while (true) {
    const { rows } = await sql<{ id: string; phone: string }>`select id, phone from applications
      where id > ${last} and phone is not null order by id limit ${rowsAtOnce}`.execute(db)
    for (const { id, phone } of rows)
      await sql`update applications set phone_digits = ${phone.replace(/\D/g, '').slice(-10)}
        where id = ${id}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
