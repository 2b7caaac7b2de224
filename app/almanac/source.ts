import editions from '../../data/local/editions.json' with { type: 'json' }

/** Where a figure was read, and of which years it is. */
export type Source = {
  /** For a list of sources: 'HUD, Fair Market Rents'. */
  title: string
  /** Beside a figure: 'HUD, FY2026'. */
  short: string
  /** 'FY2026', '2019–2023', 'as of May 3, 2026'. */
  years: string
  /** The day it is of or was revised, as 2026-05-21, where one is known. */
  asOf: string | null
}

const census = 'US Census Bureau'

/** Of the tables that have one year for all rows; rows with a day of their own get their source from `datedSource`. */
export const sources = {
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

/** A source whose rows carry their own day or year. */
export function datedSource(title: string, short: string, years: string, asOf: string | null = null): Source {
  return { title, short: `${short}, ${years}`, years, asOf }
}

function edition(table: string, title: string, publisher: string): Source {
  const { years: written, asOf } = entryOf(table)
  const years = written.replace('-', '–')
  return { title, short: `${publisher}, ${years}`, years, asOf: asOf || null }
}

function entryOf(table: string) {
  const found = editions.find((entry) => entry.table === table)
  if (!found) throw new Error(`data/local/editions.json has no line for ${table}: run npm run facts`)
  return found
}

/** HUD's fiscal year 2027 begins on 1 October 2026: from then on figures of FY2026 are no longer the newest. */
export function isSuperseded({ years }: Source, now: Date) {
  const fiscal = /^FY(\d{4})$/.exec(years)
  return fiscal !== null && now >= new Date(`${fiscal[1]}-10-01T00:00:00Z`)
}
