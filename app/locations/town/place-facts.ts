import { countyFacts } from '../../almanac/county.ts'
import type { Fact, Whose } from '../../almanac/fact.ts'
import { placeRow } from '../../almanac/place-row.ts'
import { datedSource, type Source } from '../../almanac/source.ts'
import type { Place, State } from '../place.ts'
import { inSentence } from '../state-words.ts'

/** What the table of places knows, as facts with their years. */

const census = 'US Census Bureau'

export function populationFact({ name, population, populationYears }: Place): Fact {
  const source =
    populationYears === '2020'
      ? datedSource(`${census}, count of the people`, 'census', '2020')
      : survey(populationYears)
  return { value: population, of: { kind: 'place', name }, source }
}

/** The median gross rent of the town, or else of its county. */
export function rentFact(place: Place): Fact | null {
  const { name, county, rent, rentBasis, rentYears } = place
  if (rent === null) return countyFacts(placeRow(place).censusCounty)?.rent ?? null
  const of: Whose = rentBasis === 'county' ? { kind: 'county', name: county } : { kind: 'place', name }
  return { value: rent, of, source: survey(rentYears) }
}

export function stateRentFact({ name, rent, rentYears }: State): Fact {
  return { value: rent, of: { kind: 'state', name: inSentence(name) }, source: survey(rentYears) }
}

function survey(years: string): Source {
  return datedSource(`${census}, American Community Survey`, 'census', years.replace('-', '–'))
}
