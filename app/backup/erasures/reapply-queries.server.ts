import { z } from 'zod'
import { applicant } from '../../applications/application.ts'
import { dropDraft, forgetApplication } from '../../applications/forget-queries.server.ts'
import { phoneDigits } from '../../applications/found-by.ts'
import { recordEvent } from '../../applications/queries.server.ts'
import { endWith } from '../../applications/take-back-queries.server.ts'
import { tellMoved } from '../../applications/tell-applications.server.ts'
import { tellConsents } from '../../applications/tell-consents.server.ts'
import { commandLine } from '../../audit/audit.ts'
import { personHash } from '../../audit/person-hash.server.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import { requireSecret } from '../../db/secrets.server.ts'
import type { Db } from '../../db/tables.ts'
import { storySecret } from '../../stories/client-seal.server.ts'
import { recordDecision, setStatus } from '../../stories/decision-queries.server.ts'
import { dropDecisionNotices } from '../../stories/drop-decision-notices.server.ts'
import { forgetStory } from '../../stories/forget-story.server.ts'
import { type Erasure, erasureLine } from './erasure.ts'
import { listErasures } from './erasure-queries.server.ts'

export type Reapplied = { erased: number; withdrawn: number }

/**
 * Does again what was done after the backup was made, and writes down again that it was: an import asks the log. What
 * is older than the backup has its line in the restored rows: the times say nothing, because the clock may have been
 * wrong when the backup was made, or when somebody was erased.
 */
export async function reapply(trx: Db, erasures: Erasure[]): Promise<Reapplied> {
  const done = { erased: 0, withdrawn: 0 }
  // As they were appended; a line may stand in several lists.
  const later = await doneLater(trx, [...new Map(erasures.map((one) => [erasureLine(one), one])).values()])
  const reopened = new Map(
    later.flatMap(({ what, id }, index) => (what === 'application.reopen' ? [[id, index]] : [])),
  )
  for (const [index, { at, what, id }] of later.entries()) {
    if (what === 'application.reopen') continue
    // Whoever asked to go on after withdrawing is not withdrawn again.
    if (what === 'application.withdraw' && index < (reopened.get(id) ?? 0)) continue
    if (what === 'story.withdraw') done.withdrawn += await withdrawStory(trx, id, at)
    else if (what === 'consent.withdraw') done.withdrawn += await withdrawConsent(trx, id, at)
    else if (what === 'application.withdraw') done.withdrawn += await withdrawApplication(trx, id, at)
    else {
      if (what === 'story.erase') done.erased += await eraseStory(trx, id)
      if (what === 'application.erase') done.erased += await eraseApplication(trx, id)
      if (what === 'application.erase-draft') done.erased += await eraseDraft(trx, id)
      await recordAudit(trx, { ...commandLine, action: what, subjectId: id, facts: { restored: true }, at })
    }
  }
  const people = later.filter(({ what }) => what === 'data.delete-person').map(({ id }) => id)
  if (people.length > 0) done.erased += await erasePeople(trx, new Set(people))
  return done
}

/** Those that the restored rows do not show as done. */
async function doneLater(trx: Db, erasures: Erasure[]) {
  const shown = new Set((await listErasures(trx, new Date(0))).map(erasureLine))
  const later: Erasure[] = []
  for (const one of erasures) {
    if (shown.has(erasureLine(one))) continue
    if (one.what === 'application.withdraw' && (await wasReopened(trx, one))) continue
    later.push(one)
  }
  return later
}

const Reopening = z.object({ before: z.object({ withdrawn_at: z.iso.datetime() }) })

/** A withdrawal that was taken back has left its time in the timeline alone. */
async function wasReopened(trx: Db, { id, at }: Erasure) {
  const events = await trx
    .selectFrom('application_events')
    .select('facts')
    .where('application_id', '=', id)
    .execute()
  return events.some(({ facts }) => {
    const read = Reopening.safeParse(facts)
    return read.success && Date.parse(read.data.before.withdrawn_at) === at.getTime()
  })
}

async function eraseStory(trx: Db, id: string) {
  const story = await trx
    .selectFrom('approval_stories')
    .select(['id', 'headline'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!story) return 0
  await forgetStory(trx, story)
  return 1
}

async function eraseApplication(trx: Db, id: string) {
  const found = await trx.selectFrom('applications').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) return 0
  await forgetApplication(trx, id)
  return 1
}

async function eraseDraft(trx: Db, id: string) {
  const draft = await trx
    .selectFrom('application_drafts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!draft) return 0
  await dropDraft(trx, id)
  return 1
}

async function withdrawStory(trx: Db, id: string, at: Date) {
  const story = await trx
    .selectFrom('approval_stories')
    .select(['id', 'status', 'version'])
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!story) return 0
  await setStatus(trx, story, { status: 'rejected', withdrawn_at: at })
  await dropDecisionNotices(trx, id)
  await recordDecision(
    trx,
    {
      story_id: id,
      decision: 'withdraw',
      from_status: story.status,
      to_status: 'rejected',
      actor: 'submitter',
    },
    at,
  )
  return 1
}

async function withdrawConsent(trx: Db, id: string, at: Date) {
  const consent = await trx
    .updateTable('application_consents')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning(['application_id', 'kind'])
    .executeTakeFirst()
  if (!consent) return 0
  const { application_id: applicationId, kind } = consent
  await endWith(trx, applicationId, kind)
  const facts = { kind, isGiven: false }
  await recordEvent(trx, { applicationId, kind: 'consent', actor: applicant, facts }, at)
  await tellConsents(trx, applicationId)
  return 1
}

async function withdrawApplication(trx: Db, id: string, at: Date) {
  const application = await trx
    .selectFrom('applications')
    .select(['reference', 'language', 'status', 'version', 'is_demo'])
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!application) return 0
  const { reference, language, status, version, is_demo } = application
  const closed = { status: 'closed', closed_reason: 'withdrawn', follow_up: null } as const
  await trx
    .updateTable('applications')
    .set({ ...closed, withdrawn_at: at, moved_at: at, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await endWith(trx, id, 'contact')
  const event = {
    applicationId: id,
    kind: 'withdrawn',
    actor: applicant,
    from: status,
    to: 'closed',
  } as const
  await recordEvent(trx, event, at)
  const closedReason = closed.closed_reason
  if (!is_demo) await tellMoved(trx, { id, reference, language, from: status, to: 'closed', closedReason })
  return 1
}

/**
 * By their address or number too: begun applications and mails have no line of their own. Everything that was restored
 * was there when they were erased: who came back before the backup has the line of the erasure in it.
 */
async function erasePeople(trx: Db, people: Set<string>) {
  const secret = await requireSecret(trx, storySecret)
  const isErased: IsErased = (ways) => ways.filter(Boolean).some((way) => people.has(personHash(secret, way)))
  let erased = 0
  for (const id of await storiesOf(trx, isErased)) erased += await eraseStory(trx, id)
  for (const id of await applicationsOf(trx, isErased)) erased += await eraseApplication(trx, id)
  const begun = await draftsOf(trx, isErased)
  for (const id of begun) await dropDraft(trx, id)
  for (const id of await mailsOf(trx, isErased))
    await trx.deleteFrom('mail_queue').where('id', '=', id).execute()
  return erased + begun.length
}

type IsErased = (ways: string[]) => boolean

async function storiesOf(trx: Db, isErased: IsErased) {
  return await idsIn(
    (after) =>
      trx
        .selectFrom('approval_stories')
        .select(['id', 'email', 'phone'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    (row) => isErased([row.email, phoneDigits(row.phone)]),
  )
}

async function applicationsOf(trx: Db, isErased: IsErased) {
  return await idsIn(
    (after) =>
      trx
        .selectFrom('applications')
        .select(['id', 'email', 'phone', 'reference'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    (row) => isErased([row.email ?? '', phoneDigits(row.phone), row.reference]),
  )
}

async function draftsOf(trx: Db, isErased: IsErased) {
  return await idsIn(
    (after) =>
      trx
        .selectFrom('application_drafts')
        .select(['id', 'email', 'answers'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    (row) => {
      const said = new Map(Object.entries(row.answers))
      const text = (name: string) => String(said.get(name) ?? '')
      return isErased([row.email, text('email'), phoneDigits(text('phone'))])
    },
  )
}

async function mailsOf(trx: Db, isErased: IsErased) {
  return await idsIn(
    (after) =>
      trx
        .selectFrom('mail_queue')
        .select(['id', 'recipient'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    (row) => isErased([row.recipient]),
  )
}

const atOnce = 1000
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** The ids of those that are meant, of any number of rows. */
async function idsIn<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
  isMeant: (row: Row) => boolean,
) {
  const ids: string[] = []
  let after = beforeAll
  for (;;) {
    const rows = await read(after)
    ids.push(...rows.filter(isMeant).map(({ id }) => id))
    const last = rows.at(-1)
    if (!last) return ids
    after = last.id
  }
}
