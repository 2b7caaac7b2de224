import { type Kysely, sql } from 'kysely'

/** What few applications have in common is found by an index, however many there are. */
export async function indexApplicationChoices(db: Kysely<unknown>) {
  await sql`create index applications_program on applications (program, status, id)`.execute(db)
  for (const [name, column] of [
    ['applications_state', 'state_code'],
    ['applications_source', 'source_page'],
    ['applications_assigned', 'assigned_to'],
  ] as const)
    await sql`create index ${sql.ref(name)} on applications (${sql.ref(column)}, status, id)
      where ${sql.ref(column)} is not null`.execute(db)
}
