import type { Figure } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import {
  amountOf,
  type CensusRent,
  isDoubtful,
  plannableRent,
  rentAround,
  sameWithin,
  standInOf,
} from './census-rent.ts'
import type { Place, State } from './place.ts'
import { inSentence } from './state-words.ts'
import { stateByCode } from './states.ts'
import { townWords } from './town-words.ts'

/** A town without a figure of its own has its county's or else its state's, and the label says whose it is. */
export function rentFigures(place: Place, language: Language = 'en'): Figure[] {
  const words = townWords[language].rents
  const rent = rentAround(place)
  const state = stateByCode(place.state)
  if (!rent)
    return state ? [stateRentFigure(state, words.labelOf(inSentence(state.name, language)), language)] : []
  const whose = standInOf(rent, language)
  const label = whose ? words.labelOf(whose) : words.label
  return [{ label: words.dated(label, rent.source.years), value: amountOf(rent, language) }]
}

export function stateRentFigure(state: State, label?: string, language: Language = 'en'): Figure {
  const words = townWords[language].rents
  return { label: words.dated(label ?? words.label, state.rentYears), value: dollars(state.rent) }
}

/** From the lowest to the highest of them, all of the same years. */
export function stateRentSpan(states: readonly State[], language: Language = 'en'): Figure[] {
  const { dated, labelByState, span } = townWords[language].rents
  const rents = states.map(({ rent }) => rent)
  return states.slice(0, 1).map((state) => ({
    label: dated(labelByState, state.rentYears),
    value: span(dollars(Math.min(...rents)), dollars(Math.max(...rents))),
  }))
}

export function unknownRent(language: Language = 'en'): Figure {
  const { label, notOnFile } = townWords[language].rents
  return { label, value: notOnFile }
}

/** For a search result or a card: nothing where there is no figure of the town or its county to plan with. */
export function rentInShort(place: Place, language: Language = 'en') {
  const rent = plannableRent(place)
  return (
    rent &&
    townWords[language].rents.inShort({
      whose: standInOf(rent, language),
      amount: amountOf(rent, language),
      years: rent.source.years,
    })
  )
}

/** With its years: where it stands no other figure names them. */
export function stateRentInShort(state: State, language: Language = 'en') {
  return townWords[language].rents.ofStateInShort(dollars(state.rent), state.rentYears)
}

/** The rent against the state's. */
export function rentSentence(place: Place, language: Language = 'en'): string {
  const rent = rentAround(place)
  if (!rent) return noRentSentence(place, language)
  const words = townWords[language].rents
  const state = stateByCode(place.state)
  // Rents of different years say nothing about each other.
  const isComparable = state && !rent.isTop && state.rentYears === rent.source.years
  const own = words.sentence(
    saidOf(rent, language),
    isComparable ? comparedWith(rent.value, state, language) : null,
  )
  return standInOf(rent) ? `${own} ${words.noneAlone(place.name)}` : own
}

function noRentSentence({ name, state: code }: Place, language: Language) {
  const { none, noneButState } = townWords[language].rents
  const state = stateByCode(code)
  if (!state) return none(name)
  return noneButState(name, inSentence(state.name, language), dollars(state.rent), state.rentYears)
}

/** Where the town's rent lies among the price classes: a median has half of the renters on each side. */
export function rentAmongClasses(
  place: Place,
  bounds: { standard: readonly [number, number]; luxury: number },
  language: Language = 'en',
) {
  const rent = plannableRent(place)
  if (!rent) return null
  const words = townWords[language].rents.amongClasses
  const said = saidOf(rent, language)
  if (rent.value < bounds.standard[0]) return words.belowFirst(said)
  if (rent.value <= bounds.standard[1]) return words.first(said)
  return rent.value <= bounds.luxury ? words.aboveFirst(said) : words.aboveSecond(said)
}

function saidOf(rent: CensusRent, language: Language) {
  const standIn = standInOf(rent, language)
  return {
    whose: { name: standIn ?? rent.of.name, isStandIn: standIn !== null },
    amount: amountOf(rent, language),
    years: rent.source.years,
  }
}

function comparedWith(rent: number, state: State, language: Language) {
  const words = townWords[language].rents.compared
  const difference = rent - state.rent
  const name = inSentence(state.name, language)
  if (isDoubtful({ value: rent }, { state: state.code })) return words.lessThanHalf(name)
  if (Math.abs(difference) <= state.rent * sameWithin) return words.same(name)
  return (difference > 0 ? words.more : words.less)(dollars(Math.abs(difference)), name)
}
