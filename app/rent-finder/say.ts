import { type Source, sources } from '../almanac/source.ts'
import { amountOf, isDoubtful, otherYears, ownRent as ownCensusRent } from '../locations/census-rent.ts'
import { wayText } from '../locations/direction-words.ts'
import type { Place } from '../locations/place.ts'
import type { Language } from '../platform/language.ts'
import { territoryWords } from '../platform/territory-words.ts'
import { dollars } from '../platform/us-number.ts'
import { monthOf } from './money.ts'
import type { Near } from './near.ts'
import type { Question } from './question.ts'
import type { Priced } from './search.ts'
import { finderWords } from './words.ts'

export const figures: Source = sources.fairRents

export function fullName({ name, state }: { name: string; state: string }) {
  return `${name}, ${state}`
}

/** '12 miles east' */
export function away({ place, miles, direction }: Priced, from: Place, language: Language) {
  const { here, way } = finderWords[language].found
  return place === from ? here : way(wayText(miles, direction, language))
}

/** The census median of the town itself; one too low to plan with is left out. */
export function censusMedian(place: Place, language: Language) {
  const rent = ownCensusRent(place)
  if (!rent || isDoubtful(rent, place)) return ''
  return finderWords[language].found.census(amountOf(rent, language), otherYears(rent))
}

/** From here on an income may be that of a year: a twelfth of it is a usual one. */
const perhapsAYear = 15_000

/** Where the sum comes from, and what the two rules make of it. */
export function rulesOf(question: Question, language: Language): string {
  const { income } = question
  const rules = sumRules(question, language)
  if (income === null || income < perhapsAYear) return rules
  return `${finderWords[language].rules.perhapsAYear(dollars(income), monthOf(income))} ${rules}`
}

function sumRules({ income, rent, budget }: Question, language: Language): string {
  const { byIncome, byRent, aboveIncome, aboveShare, enough } = finderWords[language].rules
  if (income !== null && rent !== budget) {
    const rules = byIncome(dollars(income), dollars(budget), dollars(Math.floor(income / 3)))
    if (rent === null) return rules
    return (rent > income ? aboveIncome : aboveShare)(rules, dollars(rent), dollars(budget))
  }
  const rules = byRent(dollars(budget), dollars(Math.ceil((budget * 10) / 3)), dollars(budget * 3))
  return income === null ? rules : enough(rules, dollars(income))
}

/** The town itself, when it is not among those that fit. */
export function ownRent({ place, budget, bedrooms }: Question, rent: number, language: Language) {
  const { found, homeNames } = finderWords[language]
  return rent === 0
    ? found.unknownHere(place.name)
    : found.tooDearHere(place.name, homeNames[bedrooms], dollars(rent), dollars(rent - budget))
}

/** Beside the field; what was typed is not said again: whoever made the link could have put anything there. */
export function nearProblem(near: Near, language: Language): string | null {
  const { severalInZip, severalNamed, unknown, territory } = finderWords[language].problems
  if (near.kind === 'place') return null
  if (near.kind === 'several') return near.zip ? severalInZip : severalNamed
  if (near.what === 'zip' || near.what === 'state' || near.what === 'town') return unknown[near.what]
  return territory(territoryWords[language][near.what])
}
