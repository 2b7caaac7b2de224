import { type Fact, factOf, type Whose } from './fact.ts'
import { type PlaceKey, placeRow } from './place-row.ts'
import { sources } from './source.ts'

/** What the census publishes of a place alone, all of the same years, so that towns can be set beside each other. */
export type CensusFigures = {
  /** Median household income. */
  income: Fact | null
  /** Share of people in homes who live in rented ones. */
  renting: Fact | null
  /** Half of the homes are older. */
  built: Fact | null
}

/** The census counts incomes no further, and homes no further back: the last figure stands for all beyond. */
export const topIncome = 250_001
export const oldestBuilt = 1938

export function censusFigures(place: Pick<PlaceKey, 'row' | 'name'>): CensusFigures {
  const { income, renting, built } = placeRow(place)
  const of: Whose = { kind: 'place', name: place.name }
  return {
    income: factOf(income, of, sources.places),
    renting: factOf(renting, of, sources.places),
    built: factOf(built, of, sources.places),
  }
}
