import { keepLast } from '../platform/keep-last.ts'
import { oldestBuilt, topIncome } from './census-figures.ts'
import { type CountyFacts, countyFacts } from './county.ts'
import { type Fact, factOf, type Whose } from './fact.ts'
import { type PlaceKey, placeRow } from './place-row.ts'
import { sources } from './source.ts'

/** What the census knows of a place; where it has nothing smaller, of its county. */
export type PeopleAndHomes = {
  /** 'Houston-Pasadena-The Woodlands, TX'; null outside every metro area. */
  metro: string | null
  zips: readonly string[]
  county: CountyFacts | null
  /** Median household income, of the place or else of its county. */
  income: Fact | null
  /** The census counts no further than $250,000. */
  isTopIncome: boolean
  /** Share of households that rent: of the larger cities and of counties. */
  renters: Fact | null
  /** Share of people in homes who live in rented ones: of places. Not the same as households. */
  peopleRenting: Fact | null
  /** Half of the homes are older. 1938 means 1939 or earlier. */
  yearBuilt: Fact | null
  isOldestBuilt: boolean
  /** Share of rentals that stand empty; larger cities only. */
  vacancy: Fact | null
  /** Minutes one way; larger cities only. */
  commute: Fact | null
}

export const peopleAndHomes = keepLast((place: PlaceKey): PeopleAndHomes => {
  const row = placeRow(place)
  const county = countyFacts(row.censusCounty)
  const of: Whose = { kind: 'place', name: place.name }
  const city = (cell: string) => factOf(cell, of, sources.cities)
  const own = (cell: string) => factOf(cell, of, sources.places)
  const income = city(row.cityIncome) ?? own(row.income) ?? county?.income ?? null
  const yearBuilt = own(row.built)
  return {
    metro: row.metro || null,
    zips: row.zips,
    county,
    income: income && { ...income, value: Math.min(income.value, topIncome - 1) },
    isTopIncome: income?.value === topIncome,
    renters: city(row.cityRenters) ?? county?.renters ?? null,
    peopleRenting: own(row.renting),
    yearBuilt: yearBuilt && { ...yearBuilt, value: Math.max(yearBuilt.value, oldestBuilt + 1) },
    isOldestBuilt: yearBuilt?.value === oldestBuilt,
    vacancy: city(row.cityVacancy),
    commute: city(row.cityCommute),
  }
})
