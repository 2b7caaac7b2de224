import type { Db } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import { addDays } from '../platform/calendar-day.ts'
import { hourMs } from '../platform/duration.ts'
import { dayIn } from '../platform/time-zone.ts'
import { defaultSite } from '../site/site.ts'
import { applicant } from './application.ts'
import { consentsIn } from './consents.ts'
import { type DemoApplication, demoApplications } from './demo-applications.ts'
import { insertApplication, recordEvent } from './queries.server.ts'

/** Who worked on the examples. */
const demoActor = 'demo@example.com'

/** In the caller's transaction; sent, moved and due around the moment of it. */
export async function insertDemoApplications(trx: Db, now: Date) {
  for (const demo of demoApplications) await insertDemo(trx, demo, now)
}

async function insertDemo(trx: Db, demo: DemoApplication, now: Date) {
  const { status, closedReason, hoursAgo, followUp, consents: given, events, challenges, ...answers } = demo
  const consents = consentsIn('en', answers.form)
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const { id } = await insertApplication(
    trx,
    {
      ...answers,
      email: `${answers.full_name.toLowerCase().replace(' ', '.')}@example.com`,
      challenges: JSON.stringify(challenges),
      spam_score: 0,
      spam_flags: '[]',
      submission_key: newId(),
      token_hash: newId(),
      is_demo: true,
    },
    given.map((kind) => ({
      kind,
      wording: consents[kind].wording(defaultSite('').brand),
      wording_version: consents[kind].version,
      page: `/forms/${answers.form}`,
    })),
    before(hoursAgo),
  )
  for (const { hoursAgo: hours, isApplicant, ...event } of events)
    await recordEvent(
      trx,
      {
        ...event,
        applicationId: id,
        actor: isApplicant ? applicant : demoActor,
        ...(event.to === 'closed' && { facts: { reason: closedReason } }),
      },
      before(hours),
    )
  const last = events.at(-1)
  const moved = events.filter(({ kind }) => kind === 'moved').at(-1)
  await trx
    .updateTable('applications')
    .set({
      status,
      closed_reason: closedReason ?? null,
      follow_up: followUp === undefined ? null : dayFrom(now, followUp),
      first_contact_at: moved ? before(events[0]?.hoursAgo ?? 0) : null,
      moved_at: before(moved?.hoursAgo ?? hoursAgo),
      unanswered_since: last?.isApplicant ? before(last.hoursAgo) : null,
    })
    .where('id', '=', id)
    .execute()
}

/** On the calendar of the place the site is at before anybody sets another: the inbox compares with that. */
function dayFrom(now: Date, days: number) {
  return addDays(dayIn(now, defaultSite('').timeZone), days)
}
