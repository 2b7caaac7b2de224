import type { Db } from '../../db/tables.ts'
import type { Erasure } from './erasure.ts'

const fromLog = [
  'story.erase',
  'application.erase',
  'application.erase-draft',
  'application.reopen',
  'data.delete-person',
] as const

/** Everything since then that a restored backup must not bring back, oldest first. Each part has its index. */
export async function listErasures(db: Db, since: Date): Promise<Erasure[]> {
  const erased = await Promise.all(
    fromLog.map((what) =>
      db
        .selectFrom('audit_log')
        .select(['created_at as at', 'subject_id as id'])
        .where('subject_kind', '=', what.slice(0, what.indexOf('.')))
        .where('created_at', '>=', since)
        .where('action', '=', what)
        .execute()
        .then((rows) => rows.flatMap(({ at, id }) => (id ? [{ at, what, id }] : []))),
    ),
  )
  const stories = await db
    .selectFrom('story_decisions')
    .select(['created_at as at', 'story_id as id'])
    .where('decision', '=', 'withdraw')
    .where('created_at', '>=', since)
    .execute()
  const consents = await db
    .selectFrom('application_consents')
    .select(['withdrawn_at as at', 'id'])
    .where('withdrawn_at', 'is not', null)
    .where('withdrawn_at', '>=', since)
    .execute()
  const applications = await db
    .selectFrom('applications')
    .select(['withdrawn_at as at', 'id'])
    .where('withdrawn_at', 'is not', null)
    .where('withdrawn_at', '>=', since)
    .execute()
  const all: Erasure[] = [
    ...erased.flat(),
    ...stories.map((row) => ({ ...row, what: 'story.withdraw' as const })),
    ...applications.flatMap(({ at, id }) => (at ? [{ at, what: 'application.withdraw' as const, id }] : [])),
    ...consents.flatMap(({ at, id }) => (at ? [{ at, what: 'consent.withdraw' as const, id }] : [])),
  ]
  return all.sort((a, b) => a.at.getTime() - b.at.getTime())
}
