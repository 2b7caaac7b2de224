import type { Language } from '../../platform/language.ts'
import { budgetWords } from './budget-words.ts'
import { centsIn } from './cents.ts'
import { fullName, type Town } from './read-towns.ts'

/** Where the rent of the sums comes from. What is in the fair rent is not told of one that was typed. */
export function rentTold(place: Town | null, typed: string, years: string, language: Language) {
  const words = budgetWords[language]
  if (place && centsIn(typed) === null) return words.place(fullName(place), years)
  return place ? `${fullName(place)}. ${words.typedRent}` : words.typedRent
}
