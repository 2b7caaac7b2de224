import { costsOf } from '../../claims/costs.ts'
import { isProgram } from '../../claims/programs.ts'
import type { Database } from '../../db/database.server.ts'
import { newId } from '../../db/uuid.ts'
import { consentKinds } from '../../db/vocabulary.ts'
import { spamWords } from '../../platform/spam-score.ts'
import { dollars } from '../../platform/us-number.ts'
import type { Site } from '../../site/site.ts'
import { applicant, isClosedReason } from '../application.ts'
import { isNumberAlone } from '../application-fields.ts'
import { consentsIn } from '../consents.ts'
import { fieldWords } from '../field-words.ts'
import { incomeBoundsOf } from '../income-bounds.ts'
import { invitationLink } from '../invite/invitation-link.ts'
import { invitationText } from '../invite/invitation-mail.ts'
import { findInvitable, findInvitationOf } from '../invite/invite-queries.server.ts'
import { whyNotInvited } from '../invite/may-invite.ts'
import {
  type Application,
  findApplication,
  listConsents,
  listEvents,
  listReceived,
  shownEvents,
} from '../queries.server.ts'
import { statusWords } from '../status-words.ts'
import { answerWords } from './answer-words.ts'
import { dayWords, todayOf } from './day.ts'
import { listMailStates, listOthersOf } from './detail-queries.server.ts'
import { eventWords } from './event-words.ts'
import type { OpenApplication, StoryOf } from './inbox-view.ts'
import { languageWords } from './language-words.ts'
import { programName } from './program-words.ts'
import { type LocalRent, rentSum } from './rent-sum.ts'
import { timelineWords } from './timeline-words.ts'

const words = answerWords.en
const { statuses, closedReasons } = statusWords.en

export type FindRent = (place: string, stateCode: string | null, bedrooms: number) => LocalRent | null

/** `secret` makes the links of invitations. */
type Reader = {
  site: Site
  viewer: string
  today: string
  findRent: FindRent
  secret: string
  isMailSetUp: boolean
}

/** Everything the inbox shows of one application; null when there is none of that id. */
export async function openApplication(
  database: Database,
  id: string,
  reader: Reader,
): Promise<OpenApplication | null> {
  const { db } = database
  const row = await findApplication(db, id)
  if (!row) return null
  const [events, given, others] = [
    await listEvents(db, id, shownEvents),
    await listConsents(db, id),
    await listOthersOf(db, row),
  ]
  const bounds = incomeBoundsOf(await listReceived(db, id), reader.site)
  const consents = consentsIn('en')
  const holds = (kind: string) => given.some((yes) => yes.kind === kind && !yes.withdrawn_at)
  return {
    id,
    version: row.version,
    once: newId(),
    reference: row.reference,
    name: row.full_name,
    language: row.language,
    program: row.program,
    kitPart: row.kit_part,
    place: row.place,
    adults: row.adults,
    rent: row.rent_budget,
    status: row.status,
    closedReason: isClosedReason(row.closed_reason) ? closedReasons[row.closed_reason] : row.closed_reason,
    isDemo: row.is_demo,
    isSpam: row.is_spam,
    isWithdrawn: row.status === 'closed' && row.withdrawn_at !== null,
    spamFlags: row.spam_flags.map(spamWords),
    sentAt: row.created_at,
    unansweredSince: row.unanswered_since,
    readUntil: events.findLast(isTheirMessage)?.created_at ?? events[0]?.created_at ?? row.created_at,
    lastAnswer: events.findLast(isAnswer)?.id ?? '',
    sourcePage: row.source_page,
    wants: wantsOf(row, bounds),
    sum: sumOf(row, bounds, reader),
    words: row.words,
    followUp: row.follow_up,
    assignedTo: row.assigned_to,
    phone: row.phone,
    email: row.email,
    mayContact: holds('contact'),
    mayText: holds('contact') && holds('machine') && row.phone !== null,
    costs: isProgram(row.program)
      ? costsOf(reader.site.claims, row.program).items.map(({ name, amount }) => ({ name, amount }))
      : [],
    yes: consentKinds.map((kind) => ({
      kind,
      label: consents[kind].label,
      isGiven: holds(kind),
      wordings: given
        .filter((yes) => yes.kind === kind)
        .map((yes) => ({
          words: yes.wording,
          version: yes.wording_version,
          page: yes.page,
          givenAt: yes.given_at,
          withdrawnAt: yes.withdrawn_at,
        })),
    })),
    earlier: others.map((other) => ({
      id: other.id,
      list: { name: other.isSpam ? ('spam' as const) : other.status, filter: {} },
      at: other.createdAt,
      text: words.other(words.about(programName(other.program), other.place), standingOf(other)),
      by: other.by,
    })),
    story: await storyOf(database, row, reader),
    timeline: await timelineOf(database, row, events, reader),
  }
}

/**
 * The link itself is shown where no mail brings it to them, and nowhere else. Not as a text: the yes to texts is about
 * the application alone.
 */
async function storyOf(
  { db }: Database,
  { id, status, email, language }: Application,
  { site, secret, isMailSetUp, today }: Reader,
): Promise<StoryOf | null> {
  const found = status === 'approved' ? await findInvitable(db, id) : null
  if (!found) return null
  const open = await findInvitationOf(db, secret, id)
  const isByMail = isMailSetUp && email !== null
  const link = open && !isByMail ? invitationLink(site.url, open.token, language) : null
  const text = link && invitationText(site.brand, link, language)
  return {
    hindrance: whyNotInvited(found),
    asked: open && {
      at: open.createdAt,
      until: dayWords(todayOf(open.expiresAt, site), today),
      text,
    },
    isByMail,
  }
}

function standingOf({ status, closedReason }: Pick<Application, 'status'> & { closedReason: string | null }) {
  const standing = statuses[status]
  return isClosedReason(closedReason) ? words.closed(standing, closedReasons[closedReason]) : standing
}

/** Newest first. */
async function timelineOf(
  { db }: Database,
  row: Application,
  events: Awaited<ReturnType<typeof listEvents>>,
  { viewer, today }: Reader,
) {
  const mails = await listMailStates(
    db,
    events.filter((event) => isMailed(event) || isAnswer(event)).map(({ id }) => id),
  )
  const reader = { name: row.full_name, viewer, today, sourcePage: row.source_page }
  return events.toReversed().map((event) => {
    const mail = mails.find(({ id }) => id === event.id)
    return {
      id: event.id,
      kind: event.kind,
      at: event.created_at,
      ...eventWords(event, reader),
      ...(isMailed(event) && { state: mailState(event, mail) }),
      ...(isAnswer(event) && !row.is_demo && { notice: noticeState(event, mail) }),
    }
  })
}

function isTheirMessage({ kind, actor }: { kind: string; actor: string }) {
  return kind === 'message' && actor === applicant
}

function isAnswer({ kind, actor }: { kind: string; actor: string }) {
  return kind === 'message' && actor !== applicant
}

/** An invitation is a mail as well. */
function isMailed({ kind }: { kind: string }) {
  return kind === 'mail' || kind === 'invited'
}

type MailState = Awaited<ReturnType<typeof listMailStates>>[number]

function mailState({ facts }: { facts: object }, mail: MailState | undefined) {
  const { mails } = timelineWords.en
  if ('isDemo' in facts) return mails.example
  if ('isDropped' in facts) return mails.dropped
  if ('isDiscarded' in facts) return mails.discarded
  if (!mail) return 'isRefused' in facts ? mails.failed : undefined
  if (mail.sentAt) return mails.sent
  return mail.nextTryAt ? mails.waiting : mails.failed
}

/** Nothing once the mail is forgotten, as all are in time. */
function noticeState({ facts }: { facts: object }, mail: MailState | undefined) {
  const { notices } = timelineWords.en
  if (!('isMailed' in facts)) return notices.none
  if (!mail) return
  if (mail.sentAt) return notices.sent
  return mail.nextTryAt ? notices.waiting : notices.failed
}

type Bounds = ReturnType<typeof incomeBoundsOf>

function wantsOf(row: Application, bounds: Bounds) {
  const { labels, incomes } = words
  const [low, high] = [dollars(bounds.low), dollars(bounds.high)]
  const bands: Record<string, string> = {
    below2500: incomes.below(low),
    '2500-4000': incomes.between(low, high),
    above4000: incomes.above(high),
  }
  const { moveIn, challenges, reachBy, reachWhen } = fieldWords.en
  const found = row.challenges.map((one) => labelOf(challenges.choices, one))
  const [by, when] = [chosen(reachBy.choices, row.reach_by), chosen(reachWhen.choices, row.reach_when)]
  const wants: [string, string | null][] = [
    [labels.wants, words.program(nameOf(row), row.adults)],
    [labels.where, words.place(row.place, row.bedrooms)],
    [labels.moving, chosen(moveIn.choices, row.move_in)],
    [labels.found, words.all(found)],
    [labels.income, chosen(bands, row.income)],
    [labels.reach, words.reachBy(by, when)],
    [labels.language, row.language === 'en' ? null : languageWords.en.names[row.language]],
    [labels.rent, row.rent_budget === null ? null : words.rentBudget(row.rent_budget)],
  ]
  return wants.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

function nameOf({ program, kit_part }: Application) {
  const name = programName(program)
  return isNumberAlone(kit_part) ? words.numberAlone(name) : name
}

type Choices = Readonly<Record<string, string>>

function chosen(choices: Choices, value: string | null) {
  return value === null ? null : labelOf(choices, value)
}

/** What nobody knows any more stands as it was sent. */
function labelOf(choices: Choices, value: string) {
  return choices[value] ?? value
}

function sumOf(
  { income, bedrooms, place, state_code, adults }: Application,
  bounds: Bounds,
  { findRent }: Reader,
) {
  const size = bedrooms ?? (adults > 1 ? 2 : 1)
  const rent = income ? findRent(place, state_code, size) : null
  return rent && rentSum(income, size, bounds, rent)
}
