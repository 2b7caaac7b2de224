import { sql } from 'kysely'
import { forgetApplication } from '../applications/private/own-queries.server.ts'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { isSameAddress } from '../db/same-address.ts'
import type { Db } from '../db/tables.ts'
import { photoSlots, type StoryDecision } from '../db/vocabulary.ts'
import { forgetDeliveriesAbout } from '../webhooks/queue-queries.server.ts'

/** Everything kept about whoever uses this address. */
export async function findPerson(db: Db, email: string) {
  const stories = await db
    .selectFrom('approval_stories')
    .selectAll()
    .where(isAddress('email', email))
    .orderBy('created_at')
    .execute()
  const ids = stories.map(({ id }) => id)
  const decisions =
    ids.length === 0
      ? []
      : await db
          .selectFrom('story_decisions')
          .selectAll()
          .where('story_id', 'in', ids)
          .orderBy('created_at')
          .execute()
  const mails = await db
    .selectFrom('mail_queue')
    .selectAll()
    .where(isAddress('recipient', email))
    .orderBy('created_at')
    .execute()
  const applications = await db
    .selectFrom('applications')
    .selectAll()
    .where(isAddress('email', email))
    .orderBy('created_at')
    .execute()
  const drafts = await db
    .selectFrom('application_drafts')
    .selectAll()
    .where((eb) => eb.or([isAddress('email', email), isSameAddress(sql`answers ->> 'email'`, email)]))
    .orderBy('created_at')
    .execute()
  return { stories, decisions, mails, applications, drafts }
}

export type Person = Awaited<ReturnType<typeof findPerson>>

export type PersonActor = Actor & { personHash: string }

/** All of it or nothing. Photos and decisions go with their stories. */
export async function deletePerson(database: Database, email: string, { personHash, ...actor }: PersonActor) {
  return await database.change(['stories'], async (trx) => {
    const { stories, decisions, mails, applications, drafts } = await findPerson(trx, email)
    for (const { id } of stories) await forgetDeliveriesAbout(trx, id)
    await trx.deleteFrom('approval_stories').where(isAddress('email', email)).execute()
    for (const { id } of applications) await forgetApplication(trx, id)
    for (const { id } of drafts) await trx.deleteFrom('application_drafts').where('id', '=', id).execute()
    await trx.deleteFrom('mail_queue').where(isAddress('recipient', email)).execute()
    const facts = {
      stories: stories.length,
      applications: applications.length,
      drafts: drafts.length,
      decisions: countDecisions(decisions),
      mails: mails.length,
    }
    // By their ids too: an older file may hold them under another address.
    for (const { id } of stories) await recordAudit(trx, { ...actor, action: 'story.erase', subjectId: id })
    for (const { id } of applications)
      await recordAudit(trx, { ...actor, action: 'application.erase', subjectId: id })
    await recordAudit(trx, { ...actor, action: 'data.delete-person', subjectId: personHash, facts })
    return facts
  })
}

export async function notePersonExport(database: Database, { personHash, ...actor }: PersonActor) {
  await database.change([], (trx) =>
    recordAudit(trx, { ...actor, action: 'data.export', subjectId: personHash, facts: { what: 'person' } }),
  )
}

export function countPhotos(story: Person['stories'][number]) {
  return photoSlots.filter((slot) => story[`${slot}_photo_url`] !== null).length
}

/** The history of a story also has what its author did, and nobody decided that. */
const ownDeeds: readonly StoryDecision[] = ['submit', 'withdraw']

export function countDecisions(history: Person['decisions']) {
  return history.filter(({ decision }) => !ownDeeds.includes(decision)).length
}

function isAddress(column: 'email' | 'recipient', email: string) {
  return isSameAddress(sql.ref(column), email)
}
