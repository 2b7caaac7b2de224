import { type NotNull, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { countUpTo, countWords, readAtOnce } from '../../db/bounds.ts'
import type { Db, Tables } from '../../db/tables.ts'
import { isId } from '../../db/uuid.ts'
import type { ApplicationStatus } from '../../db/vocabulary.ts'
import { dayMs } from '../../platform/duration.ts'
import {
  type ApplicationList,
  isByMoment,
  isFiltered,
  isStatus,
  type ListFilter,
  type ListName,
  nobody,
  type Place,
} from './application-list.ts'
import { isAssignee } from './assignee-queries.server.ts'
import type { ListCounts } from './list-counts.ts'

/** What a line of the list shows. */
const columns = [
  'id',
  'version',
  'full_name as name',
  'program',
  'place',
  'status',
  'closed_reason as closedReason',
  'follow_up as followUp',
  'created_at as createdAt',
  'is_spam as isSpam',
  'is_demo as isDemo',
  'unanswered_since as unansweredSince',
] as const

/** In the very words of the indexes that hold nothing else: with values in their place they would not be used. */
const isNoSpam = sql<SqlBool>`not is_spam`
const isSpam = sql<SqlBool>`is_spam`
const isUntouched = sql<SqlBool>`not is_spam and status = 'new' and first_contact_at is null`
const isUnanswered = sql<SqlBool>`not is_spam and unanswered_since is not null`
const hasDay = sql<SqlBool>`follow_up is not null`
const hasNoDay = sql<SqlBool>`follow_up is null`

export type Clock = { now: Date; today: string }

/** Such as are no more are all read and put in order. */
const fewAtMost = 200

/**
 * What is late first, then by day, then the newest: one page of a list and the place where the next begins. A filter
 * that fits more than a few reads `read` rows of the list at most, so that the page may be short, or empty, and there
 * is a next one.
 */
export async function listApplications(
  db: Db,
  list: ApplicationList,
  clock: Clock,
  limit: number,
  read = readAtOnce,
) {
  const { name, filter, after } = list
  const few = await findFew(db, list)
  if (few?.length === 0) return { rows: [], next: null }
  const from = few ? fewOf(db, few) : allOf(db)
  const readAtMost = few || !isFiltered(list) ? undefined : read
  const hasDated = !isByMoment(name) && !(after && 'createdAt' in after)
  const hasUndated = isByMoment(name) || (name !== 'due' && !filter.isDue)
  const dated: Part = hasDated ? await readByDay(from, list, clock, { size: limit + 1, readAtMost }) : none
  const rest = limit + 1 - dated.rows.length
  const undated: Part =
    hasUndated && !dated.end && rest > 0
      ? await readByMoment(from, list, clock, { size: rest, readAtMost })
      : none
  const rows = [...dated.rows, ...undated.rows]
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? placeOf(last, name) : (dated.end ?? undated.end)
  return { rows: shown, next: next ?? null }
}

/** `end` is the last row that was looked at, where a filter has not seen all of them. */
type Part = { rows: ListedApplication[]; end?: Place }
type Reading = { size: number; readAtMost?: number }
const none: Part = { rows: [] }

/** Those that have what the filter asks for and few have; null when many have all of it. */
async function findFew(db: Db, { name, filter }: ApplicationList) {
  for (const [column, value] of choices(filter)) {
    if (column === 'assigned_to' && !isId(value)) return []
    let query = db.selectFrom('applications').select('id').where(column, '=', value)
    if (isStatus(name)) query = query.where('status', '=', name)
    // In the order of the index: else PostgreSQL looks up all of it before it takes the first.
    const rows = await query
      .orderBy('status')
      .orderBy('id')
      .limit(fewAtMost + 1)
      .execute()
    if (rows.length <= fewAtMost) return rows.map(({ id }) => id)
  }
  return null
}

/** Where the rows of a list are taken from. */
type Source = ReturnType<typeof allOf>

function allOf(db: Db) {
  return db.selectFrom('applications')
}

/** These alone. A bound of its own keeps SQLite from taking an index of the whole list before that of the ids. */
function fewOf(db: Db, ids: string[]) {
  const few = allOf(db).selectAll().where('id', 'in', ids).limit(fewAtMost)
  return db.selectFrom(few.as('applications')) as Source
}

async function readByDay(from: Source, list: ApplicationList, clock: Clock, { size, readAtMost }: Reading) {
  const all = byDay(from, list, clock)
  const nth = all.select(['follow_up as day', 'id']).$narrowType<{ day: NotNull }>().limit(1)
  const end = readAtMost ? await nth.offset(readAtMost - 1).executeTakeFirst() : undefined
  const within = end
    ? all.where(({ eb, refTuple, tuple }) => eb(refTuple('follow_up', 'id'), '<=', tuple(end.day, end.id)))
    : all
  return { rows: await filtered(within, list.filter, clock).select(columns).limit(size).execute(), end }
}

async function readByMoment(
  from: Source,
  list: ApplicationList,
  clock: Clock,
  { size, readAtMost }: Reading,
) {
  const all = byMoment(from, list)
  const { column, until } = orderOf(list.name)
  const nth = all
    .select([`${column} as createdAt`, 'id'])
    .$narrowType<{ createdAt: NotNull }>()
    .limit(1)
  const end = readAtMost ? await nth.offset(readAtMost - 1).executeTakeFirst() : undefined
  const within = end
    ? all.where(({ eb, refTuple, tuple }) => eb(refTuple(column, 'id'), until, tuple(end.createdAt, end.id)))
    : all
  return { rows: await filtered(within, list.filter, clock).select(columns).limit(size).execute(), end }
}

export type ListedApplication = Awaited<ReturnType<typeof listById>>[number]

function byDay(from: Source, { name, after }: ApplicationList, clock: Clock) {
  let query = inList(from, name).where(hasDay).orderBy('follow_up').orderBy('id')
  if (name === 'due') query = query.where('follow_up', '<=', clock.today)
  if (after && 'day' in after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('follow_up', 'id'), '>', tuple(after.day, after.id)),
    )
  return query
}

function byMoment(from: Source, { name, after }: ApplicationList) {
  const { column, direction, beyond } = orderOf(name)
  let query = inList(from, name).orderBy(column, direction).orderBy('id', direction)
  if (!isByMoment(name)) query = query.where(hasNoDay)
  if (after && 'createdAt' in after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, 'id'), beyond, tuple(after.createdAt, after.id)),
    )
  return query
}

const newestFirst = { column: 'created_at', direction: 'desc', beyond: '<', until: '>=' } as const
const longestFirst = { column: 'unanswered_since', direction: 'asc', beyond: '>', until: '<=' } as const

/** Who wrote and waits the longest comes first, however old the application is. */
function orderOf(name: ListName) {
  return name === 'unanswered' ? longestFirst : newestFirst
}

type Query<Row> = SelectQueryBuilder<Tables, 'applications', Row>

function inList<Row>(query: Query<Row>, name: ListName) {
  if (name === 'spam') return query.where(isSpam)
  if (name === 'due') return query.where(isNoSpam)
  if (name === 'unanswered') return query.where(isUnanswered)
  return query.where('is_spam', '=', false).where('status', '=', name)
}

function filtered<Row>(query: Query<Row>, filter: ListFilter, { now, today }: Clock) {
  const { assigned, isDue, isWaiting } = filter
  let asked = query
  // Not in the words of their indexes: SQLite, without statistics, would read all that has what most have.
  for (const [column, value] of choices(filter))
    asked = asked.where(sql<SqlBool>`cast(${sql.ref(column)} as text) = ${value}`)
  // Whose agent has left, or has another role now, is nobody's too.
  if (assigned === nobody)
    asked = asked.where((eb) => {
      const assignees = eb.selectFrom('admin_users').select('admin_users.id').where(isAssignee)
      return eb.or([eb('assigned_to', 'is', null), eb('assigned_to', 'not in', assignees)])
    })
  if (isDue) asked = asked.where('follow_up', '<=', today)
  if (isWaiting) asked = waitingSince(asked, dayBefore(now)).where('first_contact_at', 'is', null)
  return asked
}

/** What an index knows of a filter. */
function choices({ program, state, source, assigned }: ListFilter) {
  const agent = assigned === nobody ? undefined : assigned
  const asked = { program, state_code: state, source_page: source, assigned_to: agent }
  return Object.entries(asked).flatMap(([column, value]) =>
    value ? [[column as keyof typeof asked, value] as const] : [],
  )
}

function placeOf({ id, followUp, createdAt, unansweredSince }: ListedApplication, name: ListName): Place {
  if (name === 'unanswered') return { createdAt: unansweredSince ?? createdAt, id }
  return followUp && !isByMoment(name) ? { day: followUp, id } : { createdAt, id }
}

/** Whatever their status, in no order. */
export async function listById(db: Db, ids: string[]) {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  return await db.selectFrom('applications').select(columns).where('id', 'in', known).execute()
}

/** How many each list holds, and what the day asks for; no further than a reader needs. */
export async function countLists(db: Db, clock: Clock): Promise<ListCounts> {
  const all = () => db.selectFrom('applications').select('id')
  const ofStatus = (status: ApplicationStatus) => countUpTo(db, inList(all(), status))
  const waiting = waitingSince(all(), dayBefore(clock.now)).where(isUntouched)
  // In the order of its index: without one SQLite reads another from end to end.
  const byMoment = (name: ListName) => inList(all(), name).orderBy(orderOf(name).column).orderBy('id')
  const due = inList(all(), 'due').where(hasDay).where('follow_up', '<=', clock.today)
  return {
    new: await ofStatus('new'),
    contacted: await ofStatus('contacted'),
    'in-progress': await ofStatus('in-progress'),
    approved: await ofStatus('approved'),
    closed: await ofStatus('closed'),
    spam: await countUpTo(db, byMoment('spam')),
    due: await countUpTo(db, due),
    unanswered: await countUpTo(db, byMoment('unanswered')),
    waiting: await countUpTo(db, waiting),
  }
}

/** Who is new or waits for an answer, for the tab that every page of the admin area shows; null when there is nobody. */
export async function countForTab(db: Db) {
  const all = () => db.selectFrom('applications').select('id')
  const ofNew = await countUpTo(db, inList(all(), 'new'))
  const others = await countUpTo(
    db,
    inList(all(), 'unanswered').where('status', '<>', 'new').orderBy('unanswered_since').orderBy('id'),
  )
  return ofNew + others === 0 ? null : countWords(ofNew + others)
}

/** Examples wait for nobody, here as on the page of health. */
function waitingSince<Row>(query: Query<Row>, since: Date) {
  return query.where('created_at', '<', since).where('is_demo', '=', false)
}

function dayBefore(now: Date) {
  return new Date(now.getTime() - dayMs)
}

/** The last thing that happened to each of these. */
export async function listLastEvents(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  // Each by the index: of a long timeline nothing but its end is read.
  const last = db
    .selectFrom('applications')
    .select(({ selectFrom }) =>
      selectFrom('application_events as events')
        .select('events.id')
        .whereRef('events.application_id', '=', 'applications.id')
        .orderBy('events.created_at', 'desc')
        .orderBy('events.id', 'desc')
        .limit(1)
        .as('id'),
    )
    .where('applications.id', 'in', ids)
  return await db
    .selectFrom('application_events')
    .select(['application_id', 'kind', 'actor', 'from_status', 'to_status', 'words', 'facts', 'created_at'])
    .where('id', 'in', last)
    .execute()
}
