import { isProgram, programIn } from '../claims/programs.ts'
import { stateNameOf } from '../platform/us-states.ts'
import { askedIn } from '../site/find-address.ts'
import { type Wait, waits } from './application-stage.ts'
import { applicationsWords } from './applications-words.ts'
import type { CountedPath } from './counted-name.ts'
import type { Period } from './period.ts'
import type { DayCount, PageCount } from './queries.server.ts'
import { type CountsOf, noCountsOf, type SpanOf, spansOf } from './spans.ts'
import type { StageDay, StageSum } from './stage-queries.server.ts'
import { way } from './way.ts'

const names = [...way, ...waits] as const
type Name = (typeof names)[number]
export type WayCounts = CountsOf<Name>
export type WayLine = { name: string; counts: WayCounts }

export type ApplicationReport = {
  total: WayCounts
  spans: SpanOf<Name>[]
  isByWeek: boolean
  pages: WayLine[]
  states: WayLine[]
  programs: WayLine[]
}

/** What the site knows about its own pages. */
export type OwnPages = { countedPath: CountedPath; stateAt: (path: string) => string | null }

const linesShown = 25

/** Adds up piece by piece: a year can be very many rows. */
export class ApplicationSums {
  #days: { day: string; event: Name; count: number }[] = []
  #pages = new Map<string, WayCounts>()
  #states = new Map<string, WayCounts>()
  #programs = new Map<string, WayCounts>()
  #stateNames = new Map<string, string>()
  #pageNames = new Map<string, string>()
  #about: OwnPages

  constructor(about: OwnPages) {
    this.#about = about
  }

  addDays(rows: (DayCount | StageDay)[]) {
    for (const { event, ...row } of rows) if (isName(event)) this.#days.push({ ...row, event })
  }

  addVisits(rows: PageCount[]) {
    for (const { path, event, count } of rows) {
      if (!isName(event)) continue
      const page = inNoLanguage(path)
      add(this.#pages, page, event, count)
      add(this.#states, this.#stateOf(page), event, count)
    }
  }

  addStages(rows: StageSum[]) {
    for (const { path, state, program, stage, count } of rows) {
      const page = this.#pageOf(path)
      add(this.#pages, page, stage, count)
      add(this.#states, state ? stateNameOf(state) : this.#stateOf(page), stage, count)
      add(this.#programs, isProgram(program) ? programIn('en', program).name : program, stage, count)
    }
  }

  report(period: Period, days: string[]): ApplicationReport {
    return {
      ...spansOf(period, days, this.#days, names),
      pages: linesOf(this.#pages),
      states: linesOf(this.#states),
      programs: linesOf(this.#programs),
    }
  }

  #stateOf(path: string) {
    return once(this.#stateNames, path, () => {
      const code = this.#about.stateAt(path)
      return code ? stateNameOf(code) : applicationsWords.en.noState
    })
  }

  /** A page name sent by a client gets a row of its own only if it is a page. */
  #pageOf(path: string) {
    return once(this.#pageNames, path, () => inNoLanguage(this.#about.countedPath(path) ?? path))
  }
}

/** A page is one line in all languages: views are counted with the prefix, the form's `from` is without it. */
function inNoLanguage(path: string) {
  return askedIn(path).path
}

export function hasApplications({ total }: ApplicationReport) {
  return total['form-1'] > 0 || total.sent > 0 || waits.some((wait) => total[wait] > 0)
}

/** The wait by which at least half had been contacted; null when nobody was. */
export function halfWait(counts: CountsOf<Wait>): Wait | null {
  const sum = waits.reduce((all, wait) => all + counts[wait], 0)
  const until = (wait: Wait) =>
    waits.slice(0, waits.indexOf(wait) + 1).reduce((all, one) => all + counts[one], 0)
  return sum > 0 ? (waits.find((wait) => until(wait) * 2 >= sum) ?? null) : null
}

/** Most applications first; only what led to a form. */
function linesOf(byName: Map<string, WayCounts>): WayLine[] {
  return [...byName]
    .map(([name, counts]) => ({ name, counts }))
    .filter(({ counts }) => counts['form-1'] > 0 || counts.sent > 0 || counts.approved > 0)
    .sort(
      (a, b) =>
        b.counts.sent - a.counts.sent ||
        b.counts['form-1'] - a.counts['form-1'] ||
        (a.name < b.name ? -1 : 1),
    )
    .slice(0, linesShown)
}

function add(lines: Map<string, WayCounts>, line: string, name: Name, count: number) {
  const counts = lines.get(line) ?? noCountsOf(names)
  counts[name] += count
  lines.set(line, counts)
}

/** The same few thousand addresses come again with every piece. */
function once(known: Map<string, string>, path: string, look: () => string) {
  const name = known.get(path) ?? look()
  known.set(path, name)
  return name
}

function isName(event: string): event is Name {
  return names.some((name) => name === event)
}
