import type { Fact } from '../../almanac/fact.ts'
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

export function stateRentFact({ name, rent, rentYears }: State): Fact {
  return { value: rent, of: { kind: 'state', name: inSentence(name) }, source: survey(rentYears) }
}

function survey(years: string): Source {
  return datedSource(`${census}, American Community Survey`, 'census', years)
}
