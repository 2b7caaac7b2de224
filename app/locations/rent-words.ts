import { sources } from '../almanac/source.ts'
import type { Figure } from '../landing/sections.ts'
import { dollars } from '../platform/us-number.ts'
import { amountOf, type CensusRent, rentAround } from './census-rent.ts'
import type { Place, State } from './place.ts'
import { inSentence } from './state-words.ts'
import { stateByCode } from './states.ts'

/** One name for one figure, the median gross rent of the census, wherever a page speaks of it. */
const rentName = 'census median rent'
const rentLabel = 'Census median rent'

/** A town without a figure of its own has its county's or else its state's, and the label says whose it is. */
export function rentFigures(place: Place): Figure[] {
  const rent = rentAround(place)
  const state = stateByCode(place.state)
  if (!rent) return state ? [stateRentFigure(state, `${rentLabel} of ${inSentence(state.name)}`)] : []
  const whose = isCounty(rent) ? `${rentLabel} of ${rent.of.name}` : rentLabel
  return [{ label: `${whose}, ${rent.source.years}`, value: amountOf(rent) }]
}

export function stateRentFigure({ rent, rentYears }: State, label = rentLabel): Figure {
  return { label: `${label}, ${yearsOf({ rentYears })}`, value: dollars(rent) }
}

/** From the lowest to the highest of them, all of the same years. */
export function stateRentSpan(states: readonly State[]): Figure[] {
  const rents = states.map(({ rent }) => rent)
  return states.slice(0, 1).map((state) => ({
    label: `${rentLabel} by state, ${yearsOf(state)}`,
    value: `${dollars(Math.min(...rents))} to ${dollars(Math.max(...rents))}`,
  }))
}

export const unknownRent: Figure = { label: rentLabel, value: 'not on file' }

/** For a search result or a card: nothing where there is no figure of the town or its county. */
export function rentInShort(place: Place) {
  const rent = rentAround(place)
  if (!rent) return null
  return `${rentName}${isCounty(rent) ? ` of ${rent.of.name}` : ''} ${amountOf(rent)}${isUsual(rent) ? '' : ` in ${rent.source.years}`}`
}

/** With its years: where it stands no other figure names them. */
export function stateRentInShort(state: State) {
  return `${rentName} was ${dollars(state.rent)} a month ${spanOf(yearsOf(state))}`
}

/** The rent against the state's. */
export function rentSentence(place: Place): string {
  const rent = rentAround(place)
  if (!rent) return noRentSentence(place)
  const state = stateByCode(place.state)
  // Rents of different years say nothing about each other.
  const isComparable = state && !rent.isTop && yearsOf(state) === rent.source.years
  const compared = isComparable ? `, ${comparedWith(rent.value, state)}` : ''
  const own = `The ${rentName} ${whereOf(rent)} was ${amountOf(rent)} a month ${spanOf(rent.source.years)}, utilities included${compared}.`
  return isCounty(rent) ? `${own} We have no figure for ${place.name} alone.` : own
}

function noRentSentence({ name, state: code }: Place) {
  const state = stateByCode(code)
  const none = `We have no census median rent for ${name} alone`
  if (!state) return `${none}.`
  return `${none}; that of ${inSentence(state.name)} was ${dollars(state.rent)} a month ${spanOf(yearsOf(state))}.`
}

/** Where the town's rent lies among the price classes: a median has half of the renters on each side. */
export function rentAmongClasses(
  place: Place,
  bounds: { standard: readonly [number, number]; luxury: number },
) {
  const rent = rentAround(place)
  if (!rent) return null
  const had = `The ${rentName} ${whereOf(rent)} was ${amountOf(rent)} ${spanOf(rent.source.years)}`
  if (rent.value < bounds.standard[0])
    return `${had}: more than half of the renters paid less than the first class.`
  if (rent.value <= bounds.standard[1]) return `${had}: it lies in the first of these classes.`
  if (rent.value <= bounds.luxury) return `${had}: more than half of the renters paid above the first class.`
  return `${had}: more than half of the renters paid above the second class.`
}

function isCounty({ of }: CensusRent) {
  return of.kind === 'county'
}

function whereOf(rent: CensusRent) {
  return isCounty(rent) ? `of ${rent.of.name}` : `in ${rent.of.name}`
}

/** Of the years of every state's rent, and of nearly every town's. */
function isUsual({ source }: CensusRent) {
  return source.years === sources.places.years
}

function yearsOf({ rentYears }: Pick<State, 'rentYears'>) {
  return rentYears.replace('-', '–')
}

function spanOf(years: string) {
  return years.includes('–') ? `over ${years}` : `in ${years}`
}

// Far below the state's rent there are mostly few rentals: no figure to plan with.
const doubtfulShare = 0.45

function comparedWith(rent: number, state: State) {
  const difference = rent - state.rent
  const across = `across ${inSentence(state.name)}`
  if (rent < state.rent * doubtfulShare) return `less than half of that ${across}: expect to see more asked`
  if (Math.abs(difference) <= state.rent * 0.02) return `about the same as ${across}`
  return `${dollars(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${across}`
}
