import { type Day, parseDay } from '../../platform/calendar-day.ts'
import { fieldIn } from '../../platform/outside-text.ts'
import { parseField } from '../../platform/seen-row.ts'
import { type ApplicationList, listHref, parseList } from './application-list.ts'

/** A page shows twenty. */
const maxApplications = 100

/** Null when one of them is none of our making, there is none, or they are too many. */
export function parseSeen(form: FormData) {
  const seen = form.getAll('application').map((text) => parseField(String(text)))
  const known = seen.filter((one) => one !== null)
  return known.length > 0 && known.length === seen.length && known.length <= maxApplications ? known : null
}

/** The list and the application that the form stood on; only ever an address of ours. */
export function parseBack(form: FormData, name = 'back'): { list: ApplicationList; id?: string } {
  const url = URL.parse(fieldIn(form, name, 1000), 'http://inbox')
  const { id, ...list } = (url && parseList(url)) ?? { name: 'new' as const, filter: {} }
  return { list, ...(id && { id }) }
}

/** What came of a form, as part of the address it leads back to: names and numbers, nothing about a person. */
export type Outcome = {
  done: string
  /** The day that was chosen. */
  day?: Day | null
  undo?: string[]
  changed?: string[]
  stayed?: number
}

export function hrefAfter(
  { list, id }: ReturnType<typeof parseBack>,
  { done, day, undo = [], changed = [], stayed = 0 }: Outcome,
) {
  const url = new URL(listHref(list, id), 'http://inbox')
  url.searchParams.set('done', done)
  if (day) url.searchParams.set('day', day)
  for (const field of undo) url.searchParams.append('undo', field)
  for (const one of changed) url.searchParams.append('changed', one)
  if (stayed > 0) url.searchParams.set('stayed', String(stayed))
  return `${url.pathname}${url.search}`
}

export function parseOutcome(search: URLSearchParams): Required<Outcome> | null {
  const done = search.get('done')
  if (!done) return null
  const several = (name: string) => search.getAll(name).slice(0, maxApplications)
  const stayed = Math.min(Number(search.get('stayed')?.slice(0, 4)) || 0, maxApplications)
  const day = parseDay(search.get('day'))
  return { done, day, undo: several('undo').filter(parseField), changed: several('changed'), stayed }
}
