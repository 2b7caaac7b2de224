import { phoneDigits } from '../../applications/found-by.ts'
import { commandLine } from '../../audit/audit.ts'
import { personHash } from '../../audit/person-hash.server.ts'
import { lastTime, recordAudit } from '../../audit/queries.server.ts'
import { requireSecret } from '../../db/secrets.server.ts'
import type { Db } from '../../db/tables.ts'
import { forgetMailsAbout } from '../../mail/keeping-queries.server.ts'
import { storySecret } from '../../stories/client-seal.server.ts'
import { recordDecision, setStatus } from '../../stories/decision-queries.server.ts'
import { dropNews } from '../../stories/drop-news.server.ts'
import { forgetDeliveriesAbout } from '../../webhooks/queue-queries.server.ts'
import type { Erasure } from './erasure.ts'

export type Reapplied = { erased: number; withdrawn: number }

/** Does again what was done after the backup was made, and writes down again that it was: an import asks the log. */
export async function reapply(trx: Db, erasures: Erasure[]): Promise<Reapplied> {
  const done = { erased: 0, withdrawn: 0 }
  for (const { at, what, id } of erasures) {
    if (what === 'story.withdraw') done.withdrawn += await withdrawStory(trx, id, at)
    else if (what === 'consent.withdraw') done.withdrawn += await withdrawConsent(trx, id, at)
    else {
      if (what === 'story.erase') done.erased += await eraseStory(trx, id)
      if (what === 'application.erase') done.erased += await eraseApplication(trx, id)
      if (!(await lastTime(trx, what, id)))
        await recordAudit(trx, { ...commandLine, action: what, subjectId: id, facts: { restored: true }, at })
    }
  }
  const people = erasures.filter(({ what }) => what === 'data.delete-person')
  if (people.length > 0) done.erased += await erasePeople(trx, people)
  return done
}

async function eraseStory(trx: Db, id: string) {
  const story = await trx.selectFrom('approval_stories').select('id').where('id', '=', id).executeTakeFirst()
  if (!story) return 0
  await forgetMailsAbout(trx, id)
  await forgetDeliveriesAbout(trx, id)
  await trx.deleteFrom('approval_stories').where('id', '=', id).execute()
  return 1
}

async function eraseApplication(trx: Db, id: string) {
  const found = await trx.selectFrom('applications').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) return 0
  // As `forgetApplication` does it, whose module loads the mails as JSX, which a command cannot.
  const lines = trx.selectFrom('application_events').select('id').where('application_id', '=', id)
  await trx.deleteFrom('mail_queue').where('id', '=', id).execute()
  await trx.deleteFrom('mail_queue').where('id', 'in', lines).execute()
  await forgetDeliveriesAbout(trx, id)
  await trx.deleteFrom('applications').where('id', '=', id).execute()
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
  await dropNews(trx, id)
  await recordDecision(trx, {
    story_id: id,
    decision: 'withdraw',
    from_status: story.status,
    to_status: 'rejected',
    actor: 'submitter',
  })
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
  if (consent.kind !== 'machine') await endInvitation(trx, consent.application_id)
  return 1
}

/** As `endInvitationOf` does it. */
async function endInvitation(trx: Db, applicationId: string) {
  const invited = trx.selectFrom('story_invitations').select('id').where('application_id', '=', applicationId)
  await trx.deleteFrom('mail_queue').where('id', 'in', invited).where('sent_at', 'is', null).execute()
  await trx.deleteFrom('story_invitations').where('application_id', '=', applicationId).execute()
}

/** By their address or number too: begun applications and mails have no line of their own. */
async function erasePeople(trx: Db, people: Erasure[]) {
  const secret = await requireSecret(trx, storySecret)
  const erasedAt = new Map(people.map(({ id, at }) => [id, at]))
  const isErased: IsErased = (row, ways) =>
    ways.filter(Boolean).some((way) => {
      const at = erasedAt.get(personHash(secret, way))
      return at !== undefined && row.created_at <= at
    })
  let erased = 0
  for (const id of await storiesOf(trx, isErased)) erased += await eraseStory(trx, id)
  for (const id of await applicationsOf(trx, isErased)) erased += await eraseApplication(trx, id)
  const begun = await draftsOf(trx, isErased)
  for (const id of begun) await trx.deleteFrom('application_drafts').where('id', '=', id).execute()
  for (const id of await mailsOf(trx, isErased))
    await trx.deleteFrom('mail_queue').where('id', '=', id).execute()
  return erased + begun.length
}

type IsErased = (row: { created_at: Date }, ways: string[]) => boolean

async function storiesOf(trx: Db, isErased: IsErased) {
  return await idsIn(
    (after) =>
      trx
        .selectFrom('approval_stories')
        .select(['id', 'email', 'phone', 'created_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    (row) => isErased(row, [row.email, phoneDigits(row.phone)]),
  )
}

async function applicationsOf(trx: Db, isErased: IsErased) {
  return await idsIn(
    (after) =>
      trx
        .selectFrom('applications')
        .select(['id', 'email', 'phone', 'reference', 'created_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    (row) => isErased(row, [row.email ?? '', phoneDigits(row.phone), row.reference]),
  )
}

async function draftsOf(trx: Db, isErased: IsErased) {
  return await idsIn(
    (after) =>
      trx
        .selectFrom('application_drafts')
        .select(['id', 'email', 'answers', 'created_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    (row) => {
      const said = new Map(Object.entries(row.answers))
      const text = (name: string) => String(said.get(name) ?? '')
      return isErased(row, [row.email, text('email'), phoneDigits(text('phone'))])
    },
  )
}

async function mailsOf(trx: Db, isErased: IsErased) {
  return await idsIn(
    (after) =>
      trx
        .selectFrom('mail_queue')
        .select(['id', 'recipient', 'created_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    (row) => isErased(row, [row.recipient]),
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
