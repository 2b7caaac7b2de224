import { evictionFilings } from '../../almanac/county.ts'
import { placeRow } from '../../almanac/place-row.ts'
import { sources } from '../../almanac/source.ts'
import type { Section } from '../../landing/sections.ts'
import { grouped } from '../../platform/us-number.ts'
import type { Site } from '../../site/site.ts'
import { fundingPath } from '../paths.ts'
import type { Place } from '../place.ts'
import { townWords } from '../town-words.ts'
import { beside } from './figures/beside.ts'
import { cities } from './figures/cities.ts'
import { emptyRentals, evictions, rentBurden, wayToWork } from './figures/county-lines.ts'
import { homes } from './figures/homes.ts'
import { income } from './figures/income.ts'
import { rent } from './figures/rent.ts'
import { renting } from './figures/renting.ts'
import { type Surroundings, surroundingsOf } from './figures/surroundings.ts'
import { where } from './figures/where.ts'
import { zips } from './figures/zips.ts'

/** The table of places holds none smaller. */
export const fewestPeople = 1000

/** In this order where nothing sets one above another. */
const topics = [
  where,
  rent,
  homes,
  income,
  renting,
  rentBurden,
  wayToWork,
  emptyRentals,
  zips,
  evictions,
  cities,
]

/** The town in figures, in sentences that follow from what is remarkable here: that comes first. */
export function inFigures(place: Place, { language }: Site): Section[] {
  const at = surroundingsOf(place, language)
  const lines = topics.flatMap((topic) => topic(at) ?? []).sort((one, other) => other.weight - one.weight)
  const table = beside(at)
  const words = townWords[language].figures
  return [
    {
      kind: 'portrait',
      heading: words.heading(place.name),
      lead: words.lead(sources.places.years, grouped(fewestPeople)),
      topics: lines.map(({ label, text }) => ({ label, text })),
      ...(table && { table }),
      facts: factsAt(at),
      actions: [{ label: words.funding(place.name), href: fundingPath(place), isQuiet: true }],
    },
  ]
}

/** What the lines and the table are made from. */
function factsAt({ place, own, known: { county, renters, vacancy, commute } }: Surroundings) {
  const filed = evictionFilings(placeRow(place).county)
  const ofCounty = county && [
    county.income,
    county.rent,
    county.payingHalf,
    county.driveAlone,
    county.longDrive,
  ]
  const all = [own.income, own.renting, own.built, renters, vacancy, commute, ...(ofCounty ?? [])]
  return [...all, filed?.filings, filed?.per100Renters].filter((fact) => fact !== null && fact !== undefined)
}
