import { parseCursor, writeCursor } from '../../db/cursor.ts'
import { type ApplicationStatus, applicationStatuses } from '../../db/vocabulary.ts'
import { parseDay } from '../../platform/calendar-day.ts'
import { cutFieldIn } from '../../platform/outside-text.ts'

/** The lists of the inbox: one for each status, what is due or waits for an answer in any of them, and what looks like spam. */
export const listNames = [...applicationStatuses, 'due', 'unanswered', 'spam'] as const
export type ListName = (typeof listNames)[number]

export function isStatus(name: ListName): name is ApplicationStatus {
  return applicationStatuses.some((status) => status === name)
}

/** By a moment alone, whatever day is set for them: when they came, or since when they wait for an answer. */
export function isByMoment(name: ListName) {
  return name === 'spam' || name === 'unanswered'
}

/** The row after which a page goes on: by its day while rows have one, by its moment after that. */
export type Place = { day: string; id: string } | { createdAt: Date; id: string }

export type ListFilter = {
  program?: string
  state?: string
  /** The path of the page the form was opened from. */
  source?: string
  /** An admin's id, or nobody. */
  assigned?: string
  isDue?: true
  /** Sent more than a day ago, and nobody has been in touch. */
  isWaiting?: true
}

/** Which applications a page shows; its address says it, and holds nothing about a person. */
export type ApplicationList = { name: ListName; filter: ListFilter; after?: Place }

export const nobody = 'nobody'

const root = '/admin/applications'
const limits = { program: 40, state: 2, source: 300, assigned: 36 } as const
const texts = Object.keys(limits) as (keyof typeof limits)[]

export function listHref({ name, filter, after }: ApplicationList, id?: string) {
  const search = filterParams(filter)
  if (after) search.set('after', writePlace(after))
  const path = id ? `${root}/${name}/${id}` : `${root}/${name}`
  return search.size > 0 ? `${path}?${search}` : path
}

function filterParams(filter: ListFilter) {
  const search = new URLSearchParams()
  for (const name of texts) if (filter[name]) search.set(name, filter[name])
  if (filter.isDue) search.set('due', 'yes')
  if (filter.isWaiting) search.set('waiting', 'yes')
  return search
}

/** Null when the address is no list of ours, or carries a place that we did not write. */
export function parseList({ pathname, searchParams }: URL): (ApplicationList & { id?: string }) | null {
  const [, name, id] = shape.exec(pathname) ?? []
  const known = listNames.find((one) => one === name)
  const cursor = searchParams.get('after')
  const after = cursor === null ? undefined : parsePlace(cursor)
  if (!known || after === null) return null
  return { name: known, filter: filterFrom(searchParams), ...(after && { after }), ...(id && { id }) }
}

function filterFrom(search: URLSearchParams): ListFilter {
  const filter: ListFilter = {}
  for (const name of texts) {
    const text = cutFieldIn(search, name, limits[name])
    if (text) filter[name] = name === 'state' ? text.toUpperCase() : text
  }
  if (search.get('due') === 'yes') filter.isDue = true
  if (search.get('waiting') === 'yes') filter.isWaiting = true
  return filter
}

export function isFiltered({ filter }: ApplicationList) {
  return Object.keys(filter).length > 0
}

const shape = /^\/admin\/applications\/([a-z-]+)(?:\/([0-9a-f-]{36}))?\/?$/
const dayShape = /^(\d{4}-\d{2}-\d{2})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function writePlace(place: Place) {
  return 'day' in place ? `${place.day}-${place.id}` : writeCursor(place)
}

function parsePlace(text: string): Place | null {
  const [, day, id] = dayShape.exec(text) ?? []
  if (!day || !id) return parseCursor(text)
  return parseDay(day) ? { day, id } : null
}
