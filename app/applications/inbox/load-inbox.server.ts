import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import type { Language } from '../../platform/language.ts'
import type { Site } from '../../site/site.ts'
import { type Asked, costsToday, type SlipCosts } from '../apply/costs-today.ts'
import { countSoonErased } from '../keeping-queries.server.ts'
import { listReceived } from '../queries.server.ts'
import { toldOtherwise } from '../told-costs.ts'
import { answerWords } from './answer-words.ts'
import { type ApplicationList, listHref } from './application-list.ts'
import { blankTemplate } from './blank-template.ts'
import { costsInWriting, formSaid } from './costs-in-writing.ts'
import { dueWords, todayOf } from './day.ts'
import { listAssignees } from './detail-queries.server.ts'
import { conflictWords, lastWords } from './event-words.ts'
import { parseOutcome } from './inbox-form.ts'
import type { InboxNotice, InboxView, MailDraft, OpenApplication, QueueLine } from './inbox-view.ts'
import {
  countLists,
  type ListedApplication,
  listApplications,
  listById,
  listLastEvents,
} from './list-queries.server.ts'
import { type FindRent, openApplication } from './open-application.server.ts'
import { dueOn, isFailure, outcomeWords } from './outcome-words.ts'
import { programName } from './program-words.ts'
import { listTemplates } from './template-queries.server.ts'
import { fillIn, type Template } from './templates.ts'

const linesPerPage = 20

export type SiteIn = (language: Language) => Promise<Site>

export type InboxAsker = {
  site: Site
  /** As it is told in the language somebody applied in. */
  siteIn: SiteIn
  viewer: { id: string; email: string; role: string }
  findRent: FindRent
  isMailSetUp: boolean
  /** Of the applications: it makes the links of invitations. */
  secret: string
  now?: Date
}

/**
 * Everything a page of the inbox shows. An application that was deleted meanwhile leads to the list it stood in, which
 * says so.
 */
export async function loadInbox(
  database: Database,
  { id, ...list }: ApplicationList & { id?: string },
  search: URLSearchParams,
  { site, siteIn, viewer, findRent, isMailSetUp, secret, now = new Date() }: InboxAsker,
): Promise<InboxView> {
  const { db } = database
  const clock = { now, today: todayOf(now, site) }
  const page = await listApplications(db, list, clock, linesPerPage)
  const reader = { site, viewer: viewer.email, today: clock.today, findRent, isMailSetUp, secret }
  const openOne = async (one: string | undefined) =>
    one === undefined ? null : await openApplication(database, one, reader)
  const named = await openOne(id)
  const isGone = id !== undefined && !named
  const open = named ?? (await openOne(page.rows[0]?.id))
  const theirSite = open && (await siteIn(open.language))
  const told = theirSite && toldOtherwise(await listReceived(db, open.id), open, theirSite)
  const templates = [...(await listTemplates(db, open?.language ?? 'en')), blankTemplate]
  return {
    list,
    lines: await queueLines(db, page.rows, viewer.email, clock.today),
    nextHref: page.next && listHref({ ...list, after: page.next }),
    soonErased: list.name === 'closed' ? await countSoonErased(db, site.keepApplications, now) : 0,
    counts: await countLists(db, clock),
    today: clock.today,
    open,
    isNamed: named !== null,
    notice: await noticeFrom(db, search, { viewer: viewer.email, today: clock.today, isGone }),
    assignees: await listAssignees(db),
    viewer,
    templates: templates.map((template) => ({ id: template.id, name: template.name })),
    draft:
      theirSite && !isGone ? draftFrom(templates, search.get('mail'), { ...open, told }, theirSite) : null,
    formSaid: told && formSaid(told, costsToday(open, theirSite), open.language),
    isMailSetUp,
  }
}

/** The lines of a list, or of what a search has found. */
export async function queueLines(
  db: Db,
  rows: ListedApplication[],
  viewer: string,
  today: string,
): Promise<QueueLine[]> {
  const events = await listLastEvents(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const last = events.find((event) => event.application_id === row.id)
    return {
      id: row.id,
      version: row.version,
      name: row.name,
      about: answerWords.en.about(programName(row.program), row.place),
      status: row.status,
      due: row.followUp ? dueWords(row.followUp, today) : null,
      sentAt: row.createdAt,
      last: last ? lastWords(last, { name: row.name, viewer, today }) : '',
      isSpam: row.isSpam,
      isUnanswered: row.unansweredSince !== null && !row.isSpam,
    }
  })
}

type NoticeReader = { viewer: string; today: string; isGone: boolean }

async function noticeFrom(
  db: Db,
  search: URLSearchParams,
  { isGone, ...reader }: NoticeReader,
): Promise<InboxNotice | null> {
  const outcome = parseOutcome(search)
  // What was done elsewhere is told first: the next one, which would have been opened, is nobody's matter then.
  if (isGone && (!outcome || isFailure(outcome.done)))
    return { text: conflictWords(undefined, { name: '', ...reader }), kind: 'warning', undo: [] }
  if (!outcome) return null
  const { done, day, undo, changed, stayed } = outcome
  const rows = await listById(db, changed)
  const events = await listLastEvents(
    db,
    rows.map(({ id }) => id),
  )
  const conflicts = changed.map((id) =>
    conflictWords(
      events.find((event) => event.application_id === id),
      { name: rows.find((row) => row.id === id)?.name ?? '', ...reader },
    ),
  )
  const text = outcomeWords(done, undo.length, conflicts, stayed)
  if (!text) return null
  const isPart = conflicts.length > 0 || (stayed > 0 && undo.length === 0)
  const due = done === 'follow-up' && day && undo.length > 0 ? ` ${dueOn(day, reader.today)}` : ''
  return { text: text + due, kind: isPart || isFailure(done) ? 'warning' : 'success', undo }
}

function draftFrom(
  templates: readonly Template[],
  id: string | null,
  open: OpenApplication & Told,
  site: Site,
): MailDraft | null {
  if (id === null || !open.email || !open.mayContact) return null
  // What is typed into one whose template was removed meanwhile needs a form to stand in.
  const template = templates.find((one) => one.id === id) ?? blankTemplate
  const values = fieldValues(open, site)
  return { template, subject: fillIn(template.subject, values), body: fillIn(template.body, values) }
}

/** What the form said about the costs, where that is not what it says today. */
type Told = { told: SlipCosts | null }
type Filled = Asked & Told & Pick<OpenApplication, 'name' | 'reference' | 'place'>

/** What the fields of a template stand for, for one application. */
function fieldValues(application: Filled, site: Site) {
  const { program } = application
  return {
    name: application.name,
    reference: application.reference,
    place: application.place,
    program: programName(program, site.language),
    costs: costsInWriting(application.told ?? costsToday(application, site), site.language),
    brand: site.brand,
    phone: site.phone,
    email: site.email,
  }
}

/** For a preview, where no application is open. */
export function exampleFields(site: Site) {
  return fieldValues(
    {
      name: 'Demo Avery',
      reference: 'K7M-4Q2X',
      place: 'Houston, TX',
      program: 'fullService',
      kitPart: null,
      adults: 1,
      rent: null,
      told: null,
    },
    site,
  )
}
