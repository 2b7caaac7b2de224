import type { Updateable } from 'kysely'
import { z } from 'zod'
import { addStages } from '../../analytics/stage-queries.server.ts'
import type { Actor, AuditAction, AuditEntry } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { lockRow } from '../../db/lock.ts'
import type { Db, Tables } from '../../db/tables.ts'
import { isId } from '../../db/uuid.ts'
import { type ApplicationEvent, applicationStatuses } from '../../db/vocabulary.ts'
import { isWithin } from '../../platform/is-within.ts'
import { webhookTag } from '../../webhooks/queue-queries.server.ts'
import { contactEvents, firstContactOfNew } from '../first-contact-queries.server.ts'
import { endInvitationOf } from '../invite/invitation-queries.server.ts'
import { countsOfChange, milestoneColumns } from '../milestones.ts'
import { recordEvent } from '../queries.server.ts'
import { tellMoved } from '../tell-applications.server.ts'

/** An application as its reader saw it. */
export type Seen = { id: string; version: number }

/** What the inbox changes about an application, and what an undo puts back. */
const changeable = [
  'status',
  'closed_reason',
  'assigned_to',
  'follow_up',
  'is_spam',
  'first_contact_at',
  'first_approved_at',
  'moved_at',
  'withdrawn_at',
] as const
type Changeable = Pick<Updateable<Tables['applications']>, (typeof changeable)[number]>
export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>

/** One change: the columns it sets, and how timeline and audit tell of it. */
export type InboxAction = {
  kind: ApplicationEvent
  set: Changeable
  words?: string
  facts?: object
  action: AuditAction
  auditFacts?: AuditEntry['facts']
}

/** Null when the application is gone, somebody changed it first, or `decide` knows no such change. */
export async function changeApplication(
  database: Database,
  { id, version }: Seen,
  { actor, address }: Actor,
  decide: (standing: Standing, now: Date, trx: Db) => InboxAction | null | Promise<InboxAction | null>,
): Promise<Seen | null> {
  if (!isId(id)) return null
  const now = new Date()
  return await database.change([webhookTag], async (trx) => {
    // First: a call that is noted, or a letter that fails, changes the first contact and raises no version.
    await lockRow(trx, 'applications', id)
    const standing = await findStanding(trx, id)
    if (standing?.version !== version) return null
    const action = await decide(standing, now, trx)
    if (!action) return null
    const next = version + 1
    const changed = changeable.filter((column) => action.set[column] !== undefined)
    const before = Object.fromEntries(changed.map((column) => [column, standing[column]]))
    await trx
      .updateTable('applications')
      .set({ ...action.set, version: next, updated_at: now })
      .where('id', '=', id)
      .execute()
    const to = action.set.status
    // Who is not approved any more is not asked for a story of it.
    if (to && to !== 'approved' && standing.status === 'approved') await endInvitationOf(trx, id)
    await recordEvent(
      trx,
      {
        applicationId: id,
        kind: action.kind,
        actor,
        ...(to && { from: standing.status, to }),
        ...(action.words && { words: action.words }),
        facts: { ...action.facts, version: next, before },
      },
      now,
    )
    await recordAudit(trx, { actor, address, action: action.action, subjectId: id, facts: action.auditFacts })
    // Nobody sent a demo application: other programs hear nothing of it.
    if (to && to !== standing.status && !standing.is_demo) {
      const closedReason = action.set.closed_reason ?? null
      await tellMoved(trx, {
        id,
        reference: standing.reference,
        language: standing.language,
        from: standing.status,
        to,
        closedReason,
      })
    }
    await addStages(trx, countsOfChange(standing, { ...standing, ...action.set }))
    return { id, version: next }
  })
}

const read = [
  ...new Set([...changeable, ...milestoneColumns, 'version', 'reference', 'language', 'is_demo'] as const),
]

async function findStanding(db: Db, id: string) {
  return await db.selectFrom('applications').select(read).where('id', '=', id).executeTakeFirst()
}

const Moment = z.iso.datetime().transform((text) => new Date(text))
const Undoable = z.object({
  version: z.number(),
  /** Of the columns that it changed. */
  before: z.object({
    status: z.enum(applicationStatuses).optional(),
    closed_reason: z.string().nullable().optional(),
    assigned_to: z.string().nullable().optional(),
    follow_up: z.string().nullable().optional(),
    is_spam: z.boolean().optional(),
    first_contact_at: Moment.nullable().optional(),
    first_approved_at: Moment.nullable().optional(),
    moved_at: Moment.optional(),
    withdrawn_at: Moment.nullable().optional(),
  }),
})

/** Longer than the page offers it, for a slow connection and for pages without JavaScript. */
const undoneWithinMs = 60_000

/** One's own last change, a moment old, and nothing was changed since; null otherwise. */
export async function undoChange(database: Database, seen: Seen, by: Actor): Promise<Seen | null> {
  return await changeApplication(database, seen, by, async (standing, now, trx) => {
    const last = await findChange(trx, seen)
    if (!last || last.actor !== by.actor || !isWithin(last.createdAt, undoneWithinMs, now)) return null
    const { before } = last
    const isNew = before.status === 'new'
    return {
      kind: last.kind,
      set: {
        ...before,
        ...(isNew && { first_contact_at: await firstContactOfNew(trx, seen.id, standing) }),
        // Withdrawn anew: beside the backups it must stand behind the line that says it was opened again.
        ...(before.withdrawn_at && { withdrawn_at: now }),
      },
      facts: { isUndo: true },
      action: 'application.undo',
      auditFacts: { from: standing.status, to: before.status ?? standing.status },
    }
  })
}

/** The line of the timeline that tells of the change that led to this version. */
async function findChange(db: Db, { id, version }: Seen) {
  if (!isId(id)) return null
  const events = await db
    .selectFrom('application_events')
    .select(['kind', 'actor', 'facts', 'created_at as createdAt'])
    .where('application_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  const index = events.findIndex(({ facts }) => leadsTo(version, facts))
  const found = events[index]
  if (!found) return null
  const { before } = Undoable.parse(found.facts)
  // A call that was noted since then is a first contact of its own.
  if (events.slice(0, index).some(({ kind }) => contactEvents.includes(kind))) delete before.first_contact_at
  return { ...found, before }
}

/** An undo is not undone: the change itself can be made again. */
function leadsTo(version: number, facts: object) {
  const parsed = Undoable.safeParse(facts)
  return parsed.success && parsed.data.version === version && !('isUndo' in facts)
}
