import type { Stage } from './application-stage.ts'
import { isArticlePath, isPlacePath, otherPages } from './counted-name.ts'
import type { FormStep } from './form-step.ts'
import { utcDay } from './period.ts'

export type StageRow = {
  day: string
  path: string
  state: string
  program: string
  stage: Stage
  count: number
}

/** Places and articles that get a row of their own on one day. */
const usualPages = 500

/** Steps of forms in memory between two writes. */
export class StepCounter {
  #rows = new Map<string, StageRow>()
  #today = ''
  #pagesToday = new Set<string>()
  #maxPages: number
  #now: () => number

  constructor({ pages = usualPages, now = Date.now } = {}) {
    this.#maxPages = pages
    this.#now = now
  }

  add(stage: FormStep, page: string, program: string) {
    const day = utcDay(this.#now())
    if (day !== this.#today) {
      this.#today = day
      this.#pagesToday.clear()
    }
    this.#put({ day, path: this.#nameFor(page), state: '', program, stage, count: 1 })
  }

  take(): StageRow[] {
    const rows = [...this.#rows.values()]
    this.#rows = new Map()
    return rows
  }

  /** What could not be written waits: no more rows than the bounds of their days allow. */
  giveBack(rows: StageRow[]) {
    for (const row of rows) this.#put(row)
  }

  #put(row: StageRow) {
    addTo(this.#rows, row)
  }

  #nameFor(page: string) {
    if (!isPlacePath(page) && !isArticlePath(page)) return page
    if (this.#pagesToday.size >= this.#maxPages && !this.#pagesToday.has(page)) return otherPages
    this.#pagesToday.add(page)
    return page
  }
}

/** One row for each key of the table; rows with a sum of zero are left out. */
export function mergeStages(rows: StageRow[]): StageRow[] {
  const merged = new Map<string, StageRow>()
  for (const row of rows) addTo(merged, row)
  return [...merged.values()].filter(({ count }) => count !== 0)
}

export function stageKey({ day, path, state, program, stage }: StageRow) {
  return [day, path, state, program, stage].join(' ')
}

function addTo(rows: Map<string, StageRow>, row: StageRow) {
  const key = stageKey(row)
  rows.set(key, { ...row, count: row.count + (rows.get(key)?.count ?? 0) })
}
