import type { Insertable } from 'kysely'
import type { Database } from '../db/database.server.ts'
import type { Db, Tables } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import { type stayingColumns, travelColumns } from './application-travel.ts'
import { foundBy } from './found-by.ts'

/** As a download has them: with their timeline and every yes. */
export async function listTravelling(db: Db, after: string | null, limit: number) {
  const rows = await db
    .selectFrom('applications')
    .select(travelColumns)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  const events = Map.groupBy(ids.length === 0 ? [] : await eventsOf(db, ids), ({ of }) => of)
  const consents = Map.groupBy(ids.length === 0 ? [] : await consentsOf(db, ids), ({ of }) => of)
  return rows.map((row) => ({
    ...row,
    events: (events.get(row.id) ?? []).map(({ of: _, ...event }) => event),
    consents: (consents.get(row.id) ?? []).map(({ of: _, ...consent }) => consent),
  }))
}

async function eventsOf(db: Db, ids: string[]) {
  return await db
    .selectFrom('application_events')
    .select([
      'application_id as of',
      'kind',
      'actor',
      'from_status',
      'to_status',
      'words',
      'facts',
      'created_at',
    ])
    .where('application_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

async function consentsOf(db: Db, ids: string[]) {
  return await db
    .selectFrom('application_consents')
    .select([
      'application_id as of',
      'kind',
      'wording',
      'wording_version',
      'page',
      'given_at',
      'withdrawn_at',
    ])
    .where('application_id', 'in', ids)
    .orderBy('given_at')
    .orderBy('id')
    .execute()
}

type Application = Insertable<Tables['applications']>
export type Arriving = Omit<Application, keyof typeof stayingColumns> & {
  events: Omit<Insertable<Tables['application_events']>, 'id' | 'application_id'>[]
  consents: Omit<Insertable<Tables['application_consents']>, 'id' | 'application_id'>[]
}

/** 'taken': another application has its number or its private link. */
export async function findArrived(db: Db, { id, reference, token_hash }: Arriving) {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where(({ eb, or }) =>
      or([eb('id', '=', id), eb('reference', '=', reference), eb('token_hash', '=', token_hash)]),
    )
    .execute()
  if (rows.some((row) => row.id === id)) return 'there'
  return rows.length > 0 ? 'taken' : 'new'
}

/** All of it or nothing. Nobody is told: it happened elsewhere. */
export async function bringApplication(database: Database, { events, consents, ...row }: Arriving) {
  await database.change([], async (trx) => {
    await trx
      .insertInto('applications')
      .values({
        ...row,
        ...foundBy(row),
        submission_key: `imported:${row.id}`,
        spam_score: 0,
        spam_flags: '[]',
        version: 1,
      })
      .execute()
    const of = { application_id: row.id }
    // One by one, in their order: ids grow with time.
    for (const event of events)
      await trx
        .insertInto('application_events')
        .values({ ...event, ...of, id: newId() })
        .execute()
    for (const consent of consents)
      await trx
        .insertInto('application_consents')
        .values({ ...consent, ...of, id: newId() })
        .execute()
  })
}
