import { sql } from 'kysely'
import type { Database } from '../app/db/database.server.ts'
import type { Db } from '../app/db/tables.ts'
import { personAt } from './growth-people.ts'
import { idOf } from './growth-words.ts'

const atOnce = 1000
const columns = ['reference', 'full_name', 'email', 'phone', 'place', 'words', 'search_text', 'phone_digits']

/** People as they are, in place of the numbered ones. */
export async function nameApplications(trx: Db, engine: Database['engine'], count: number) {
  for (let start = 0; start < count; start += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - start) }, (_, place) => start + place)
    const people = JSON.stringify(rows.map((row) => ({ id: idOf(row), ...personAt(row) })))
    const values = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`people.${column}`)}`)
    await sql`update applications set ${sql.join(values)} from ${tableOf[engine](people)}
      where applications.id = people.id`.execute(trx)
  }
}

const tableOf = {
  sqlite: (people: string) => {
    const fields = ['id', ...columns].map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
    return sql`(select ${sql.join(fields)} from json_each(${people})) people`
  },
  postgres: (people: string) => {
    const fields = columns.map((name) => sql`${sql.ref(name)} text`)
    return sql`json_to_recordset(cast(${people} as json)) people(id uuid, ${sql.join(fields)})`
  },
}
