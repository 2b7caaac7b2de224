import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  findBegun,
  forgetApplication,
  forgetBegunEarlier,
  forgetDraft,
  recordSentDrafts,
} from '../applications/forget-queries.server.ts'
import { phoneDigits } from '../applications/found-by.ts'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { readInParts } from '../db/in-parts.ts'
import { lockRow } from '../db/lock.ts'
import { isSameAddress } from '../db/same-address.ts'
import type { Db } from '../db/tables.ts'
import { photoSlots, type StoryDecision } from '../db/vocabulary.ts'
import { forgetStory } from '../stories/forget-story.server.ts'
import { type WantedPerson, wantedPerson } from './wanted-person.ts'

/** Everything that carries this address or number. What carries only another one of the same person is not among it. */
export async function findPerson(db: Db, typed: string) {
  const who = wantedPerson(typed)
  const stories = await findStories(db, who)
  const decisions = await findDecisions(db, stories)
  const applications = await findApplications(db, who)
  const lines = await findLines(db, applications)
  const about = await findMailsAbout(db, [...stories, ...decisions, ...applications, ...lines])
  const sentTo = who.kind === 'email' ? await findMailsTo(db, who.value) : []
  const begun = await findBegunBefore(db, applications)
  const mails = once([...sentTo, ...about])
  const drafts = once([...(await findDrafts(db, who)), ...begun])
  return { stories, decisions, mails, applications, drafts }
}

async function findStories(db: Db, { kind, value }: WantedPerson) {
  if (kind === 'reference') return []
  const stories = await db
    .selectFrom('approval_stories')
    .selectAll()
    .where(kind === 'email' ? isAddress('email', value) : mayBeNumber(sql.ref('phone'), value))
    .orderBy('created_at')
    .execute()
  return kind === 'email' ? stories : stories.filter(({ phone }) => phoneDigits(phone) === value)
}

async function findMailsTo(db: Db, email: string) {
  return await db
    .selectFrom('mail_queue')
    .selectAll()
    .where(isAddress('recipient', email))
    .orderBy('created_at')
    .execute()
}

type Row = { id: string }

/** A mail has the id of what it is about: a story, a decision, an application, a line of its timeline. */
async function findMailsAbout(db: Db, about: Row[]) {
  const mails = await readInParts(idsOf(about), (ids) =>
    db.selectFrom('mail_queue').selectAll().where('id', 'in', ids).execute(),
  )
  return byTime(mails)
}

async function findDecisions(db: Db, stories: Row[]) {
  const decisions = await readInParts(idsOf(stories), (ids) =>
    db.selectFrom('story_decisions').selectAll().where('story_id', 'in', ids).execute(),
  )
  return byTime(decisions)
}

async function findLines(db: Db, applications: Row[]) {
  return await readInParts(idsOf(applications), (ids) =>
    db.selectFrom('application_events').select('id').where('application_id', 'in', ids).execute(),
  )
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

function byTime<T extends { created_at: Date }>(rows: T[]) {
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

async function findApplications(db: Db, { kind, value }: WantedPerson) {
  let query = db.selectFrom('applications').selectAll().orderBy('created_at')
  if (kind === 'email') query = query.where(isAddress('email', value))
  // The second condition is that of the index.
  else if (kind === 'phone') query = query.where('phone_digits', '=', value).where('phone_digits', '<>', '')
  else query = query.where('reference', '=', value)
  return await query.execute()
}

type Applicant = { email: string | null; full_name: string; phone: string | null }

/** With an application goes what the same person began before it, by whatever it was found. */
async function findBegunBefore(db: Db, applications: Applicant[]) {
  const begun = []
  for (const { email, full_name, phone } of applications)
    begun.push(...(await findBegun(db, { email, fullName: full_name, phone: phone ?? '' })))
  return begun
}

function once<T extends Row>(rows: T[]) {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

async function findDrafts(db: Db, { kind, value }: WantedPerson) {
  if (kind === 'reference') return []
  const drafts = await db
    .selectFrom('application_drafts')
    .selectAll()
    .where((eb) =>
      kind === 'email'
        ? eb.or([isAddress('email', value), isSameAddress(sql`answers ->> 'email'`, value)])
        : mayBeNumber(sql`answers ->> 'phone'`, value),
    )
    .orderBy('created_at')
    .execute()
  return kind === 'email' ? drafts : drafts.filter(({ answers }) => phoneDigits(textIn(answers)) === value)
}

function textIn(answers: object) {
  return 'phone' in answers && typeof answers.phone === 'string' ? answers.phone : ''
}

export type Person = Awaited<ReturnType<typeof findPerson>>

export type PersonActor = Actor & { personHash: string }

/** All of it or nothing. Photos and decisions go with their stories. */
export async function deletePerson(database: Database, typed: string, { personHash, ...actor }: PersonActor) {
  return await database.change(['stories'], async (trx) => {
    await lockPerson(trx, typed)
    const { stories, decisions, mails, applications, drafts } = await findPerson(trx, typed)
    for (const story of stories) await forgetStory(trx, story)
    for (const { id } of applications) {
      await recordSentDrafts(trx, id, actor)
      await forgetApplication(trx, id)
    }
    for (const { id } of drafts) await forgetDraft(trx, id, actor)
    let begunEarlier = 0
    for (const { id } of applications) begunEarlier += await forgetBegunEarlier(trx, id, actor)
    for (const { id } of mails) await trx.deleteFrom('mail_queue').where('id', '=', id).execute()
    const facts = {
      stories: stories.length,
      applications: applications.length,
      drafts: drafts.length + begunEarlier,
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

/** Before what hangs on the rows is looked for: somebody may be queueing more. */
async function lockPerson(trx: Db, typed: string) {
  const who = wantedPerson(typed)
  for (const { id } of await findStories(trx, who)) await lockRow(trx, 'approval_stories', id)
  for (const { id } of await findApplications(trx, who)) await lockRow(trx, 'applications', id)
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

/** The digits in their order, whatever stands between them: only a few rows are left to be read as numbers. */
function mayBeNumber(written: RawBuilder<unknown>, digits: string) {
  return sql<SqlBool>`${written} like ${`%${[...digits].join('%')}%`}`
}
