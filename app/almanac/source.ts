import editions from '../../data/local/editions.json' with { type: 'json' }
import type { Language } from '../platform/language.ts'
import { longDay } from '../platform/us-date.ts'
import { almanacWords } from './words.ts'

/** Where a figure was read, and of which years it is. */
export type Source = {
  /** For a list of sources: 'HUD, Fair Market Rents'. */
  title: string
  /** Beside a figure: 'HUD, FY2026'. */
  short: string
  /** 'FY2026', '2019–2023', 'as of May 3, 2026'. */
  years: string
  /** Who published it, by the name it has in the files of words. */
  publisher: string
  /** Its years are the day `asOf`. */
  isOfDay: boolean
  /** The day it is of or was revised, as 2026-05-21, where one is known. */
  asOf: string | null
}

const census = 'US Census Bureau'

/** Of the tables that have one year for all rows; rows with a day of their own get their source from `datedSource`. */
export const sources = {
  /** Rents of towns, beside their other figures in `places`: the census publishes both on one day. */
  rents: edition('us-places', `${census}, American Community Survey`, 'census'),
  states: edition('states', `${census}, American Community Survey`, 'census'),
  areas: edition('neighborhoods', `${census}, American Community Survey`, 'census'),
  fairRents: edition('fmr', 'HUD Fair Market Rents', 'HUD'),
  incomeLimits: edition('income-limits', 'HUD income limits', 'HUD'),
  places: edition('acs-places', `${census}, American Community Survey`, 'census'),
  counties: edition('acs-counties', `${census}, American Community Survey`, 'census'),
  cities: edition('acs-cities', `${census}, American Community Survey`, 'census'),
  zips: edition('zips', `${census}, American Community Survey, by ZIP code area`, 'census'),
  courts: edition('courts', 'Links of courts and legal help', 'links'),
} satisfies Record<string, Source>

/** The day all tables were compiled, as 2026-11-15. */
export const compiledOn = entryOf('all').asOf

/** The day the numbers of helplines were read. */
export const numbersReadOn = entryOf('assistance').asOf

/** A source whose rows carry their own years. */
export function datedSource(title: string, publisher: string, years: string): Source {
  return { title, short: `${publisher}, ${years}`, years, publisher, isOfDay: false, asOf: null }
}

/** A source whose rows carry the day they were read. */
export function sourceOfDay(title: string, publisher: string, asOf: string): Source {
  const years = almanacWords.en.asOf(longDay(asOf))
  return { title, short: `${publisher}, ${years}`, years, publisher, isOfDay: true, asOf }
}

/** Its years within a page of a language: 'FY2026', 'as of May 3, 2026'. */
export function yearsOf({ years, isOfDay, asOf }: Source, language: Language): string {
  const words = almanacWords[language]
  return isOfDay && asOf ? words.asOf(longDay(asOf, language)) : words.years(years)
}

/** Beside a figure: 'HUD, FY2026'. */
export function shortOf(source: Source, language: Language): string {
  const { publishers, short } = almanacWords[language]
  const known: Record<string, string> = publishers
  return short(known[source.publisher] ?? source.publisher, yearsOf(source, language))
}

function edition(table: string, title: string, publisher: string): Source {
  const { years: written, asOf } = entryOf(table)
  const years = written.replace('-', '–')
  return { title, short: `${publisher}, ${years}`, years, publisher, isOfDay: false, asOf: asOf || null }
}

function entryOf(table: string) {
  const found = editions.find((entry) => entry.table === table)
  if (!found) throw new Error(`data/local/editions.json has no line for ${table}: run npm run facts`)
  return found
}

/** HUD's fiscal year 2027 begins on 1 October 2026: from then on figures of FY2026 are no longer the newest. */
export function isSuperseded({ years }: Source, now: Date) {
  const fiscal = /^FY(\d{4})$/.exec(years)
  return fiscal !== null && fiscalYearOf(now) > Number(fiscal[1])
}

export function fiscalYearOf(now: Date) {
  return now.getUTCFullYear() + (now.getUTCMonth() >= 9 ? 1 : 0)
}
