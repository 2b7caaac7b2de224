import type { Insertable } from 'kysely'
import type { Db, Tables } from '../db/tables.ts'
import { isId, newId } from '../db/uuid.ts'
import type { ApplicationEvent, ApplicationStatus } from '../db/vocabulary.ts'
import type { SlipCosts } from './apply/costs-today.ts'
import { foundBy } from './found-by.ts'
import { newReference } from './reference.ts'
import { tellCreated } from './tell-applications.server.ts'

export type NewApplication = Omit<
  Insertable<Tables['applications']>,
  | 'id'
  | 'reference'
  | 'status'
  | 'search_text'
  | 'phone_digits'
  | 'closed_reason'
  | 'created_at'
  | 'updated_at'
  | 'moved_at'
  | 'version'
>

export type NewConsent = Pick<
  Insertable<Tables['application_consents']>,
  'kind' | 'wording' | 'wording_version' | 'page'
>

/** What the form offered when it was filled in: an answer means that, whatever is offered later. */
export type AskedWith = {
  incomeBounds?: readonly [low: number, high: number]
  slip?: SlipCosts | null
  /** The ids of those it was sent from. */
  drafts?: readonly string[]
}

/** The application, each yes and the first line of its timeline: in the caller's transaction. */
export async function insertApplication(
  trx: Db,
  application: NewApplication,
  consents: NewConsent[],
  now = new Date(),
  asked: AskedWith = {},
): Promise<{ id: string; reference: string }> {
  const id = newId()
  const reference = newReference()
  await trx
    .insertInto('applications')
    .values({
      ...application,
      id,
      reference,
      status: 'new',
      ...foundBy({ ...application, reference }),
      created_at: now,
      updated_at: now,
      moved_at: now,
      version: 1,
    })
    .execute()
  for (const consent of consents) {
    await trx
      .insertInto('application_consents')
      .values({ ...consent, id: newId(), application_id: id, given_at: now })
      .execute()
  }
  const received = { applicationId: id, kind: 'received', actor: 'applicant', to: 'new' } as const
  await recordEvent(trx, { ...received, facts: asked }, now)
  const kinds = consents.map(({ kind }) => kind)
  await tellCreated(trx, { ...application, id, reference }, kinds)
  return { id, reference }
}

/** Whether this form was stored before. */
export async function findSubmission(db: Db, submissionKey: string) {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('submission_key', '=', submissionKey)
    .executeTakeFirst()
  return row ?? null
}

export type NewEvent = {
  applicationId: string
  kind: ApplicationEvent
  actor: string
  from?: ApplicationStatus
  to?: ApplicationStatus
  words?: string
  facts?: object
}

/** In the transaction of what happened: neither is there without the other. Returns the id. */
export async function recordEvent(trx: Db, event: NewEvent, now = new Date()): Promise<string> {
  const id = newId()
  await trx
    .insertInto('application_events')
    .values(eventRow(id, event, now))
    .execute()
  return id
}

/** False when it is there already: the same form was sent twice. */
export async function recordOnce(trx: Db, id: string, event: NewEvent, now = new Date()): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('application_events')
    .values(eventRow(id, event, now))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

function eventRow(id: string, event: NewEvent, now: Date): Insertable<Tables['application_events']> {
  const { applicationId, kind, actor, from, to, words, facts = {} } = event
  return {
    id,
    application_id: applicationId,
    kind,
    actor,
    from_status: from ?? null,
    to_status: to ?? null,
    words: words ?? null,
    facts: JSON.stringify(facts),
    created_at: now,
  }
}

export async function hasEvent(db: Db, id: string) {
  const found = await db.selectFrom('application_events').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** What a page shows of a timeline: who writes twenty messages an hour must not make it grow without end. */
export const shownEvents = 300

/** The timeline of one application, oldest first: all of it, or its newest lines. */
export async function listEvents(db: Db, applicationId: string, newestOnly?: number) {
  if (!isId(applicationId)) return []
  const newest = await db
    .selectFrom('application_events')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(newestOnly !== undefined, (query) => query.limit(newestOnly ?? 0))
    .execute()
  return newest.reverse()
}

/** The line that says with what it was asked, however long the timeline has become. */
export async function listReceived(db: Db, applicationId: string) {
  return await db
    .selectFrom('application_events')
    .select(['kind', 'facts'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'received')
    .execute()
}

/** Where it has come to since, however long the timeline has become. */
export async function listMoves(db: Db, applicationId: string) {
  return await db
    .selectFrom('application_events')
    .select(['to_status', 'facts', 'created_at'])
    .where('application_id', '=', applicationId)
    .where('to_status', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Every yes of one application, as it was given, taken back or not. */
export async function listConsents(db: Db, applicationId: string) {
  if (!isId(applicationId)) return []
  return await db
    .selectFrom('application_consents')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('given_at')
    .orderBy('id')
    .execute()
}

export async function findApplication(db: Db, id: string) {
  if (!isId(id)) return null
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>
