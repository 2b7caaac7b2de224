import { dayMs } from '../platform/duration.ts'
import { isArticlePath, isPlacePath, otherPages } from './counted-name.ts'
import { type VisitEvent, visitEvents } from './visit-event.ts'

export type CountRow = { day: string; path: string; event: VisitEvent; count: number }

type Bounds = {
  /** How many places get a row of their own on one day. */
  places: number
  /** Addresses that look like articles, between two writes. */
  articles: number
  /** Rows that wait while the database is unreachable. */
  waiting: number
}

const usualBounds: Bounds = { places: 2000, articles: 500, waiting: 20_000 }

/** Counts in memory between two writes. Adding is an increment in a map: every page request does it. */
export class VisitCounter {
  #counts = emptyCounts()
  #articles = 0
  #today = 0
  #placesToday = new Set<string>()
  #waiting: CountRow[] = []
  #bounds: Bounds
  #now: () => number

  constructor({ now = Date.now, ...bounds }: Partial<Bounds> & { now?: () => number } = {}) {
    this.#bounds = { ...usualBounds, ...bounds }
    this.#now = now
  }

  add(event: VisitEvent, path: string) {
    const today = Math.floor(this.#now() / dayMs)
    if (today !== this.#today) this.#startDay(today)
    const counts = this.#counts[event]
    const name = counts.has(path) ? path : this.#nameFor(path)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }

  /** Everything counted since the last time, one row for each day, page and event. */
  take(): CountRow[] {
    this.#closeDay()
    const rows = mergeCounts(this.#waiting)
    this.#waiting = []
    return rows
  }

  /** What could not be written waits for the next time; of too many, only their sum. */
  giveBack(rows: CountRow[]) {
    const isTooMany = rows.length > this.#bounds.waiting
    this.#waiting.push(...(isTooMany ? mergeCounts(rows.map((row) => ({ ...row, path: otherPages }))) : rows))
  }

  #nameFor(path: string) {
    if (isPlacePath(path)) {
      if (this.#placesToday.size >= this.#bounds.places && !this.#placesToday.has(path)) return otherPages
      this.#placesToday.add(path)
    } else if (isArticlePath(path)) {
      if (this.#articles >= this.#bounds.articles) return otherPages
      this.#articles++
    }
    return path
  }

  #startDay(day: number) {
    this.#closeDay()
    this.#today = day
    this.#placesToday.clear()
  }

  #closeDay() {
    const day = new Date(this.#today * dayMs).toISOString().slice(0, 10)
    for (const event of visitEvents)
      for (const [path, count] of this.#counts[event]) this.#waiting.push({ day, path, event, count })
    this.#counts = emptyCounts()
    this.#articles = 0
  }
}

/** One row for each day, page and event. */
export function mergeCounts(rows: CountRow[]): CountRow[] {
  const merged = new Map<string, CountRow>()
  for (const row of rows) {
    const key = `${row.day} ${row.event} ${row.path}`
    merged.set(key, { ...row, count: row.count + (merged.get(key)?.count ?? 0) })
  }
  return [...merged.values()]
}

function emptyCounts(): Record<VisitEvent, Map<string, number>> {
  return {
    view: new Map(),
    'wizard-1': new Map(),
    'wizard-2': new Map(),
    'wizard-3': new Map(),
    'wizard-4': new Map(),
    apply: new Map(),
    call: new Map(),
  }
}
