import type { Figure } from '../landing/sections.ts'
import { dollars } from '../platform/us-number.ts'
import type { Place, State } from './place.ts'
import { inSentence } from './state-words.ts'
import { stateByCode } from './states.ts'

/** One name for one figure, the median gross rent of the census, wherever a page speaks of it. */
const rentName = 'census median rent'
const rentLabel = 'Census median rent'

type Rent = Pick<Place, 'rent' | 'isTopRent'>

function amountOf({ rent, isTopRent }: Rent) {
  return isTopRent ? `over ${dollars(rent ?? 0)}` : dollars(rent ?? 0)
}

/** A town without a figure of its own has its county's or else its state's, and the label says whose it is. */
export function rentFigures(place: Place): Figure[] {
  const { rent, rentBasis, county } = place
  const state = stateByCode(place.state)
  if (rent === null) return state ? [stateRentFigure(state, `${rentLabel} of ${inSentence(state.name)}`)] : []
  const whose = rentBasis === 'county' ? `${rentLabel} of ${county}` : rentLabel
  return [{ label: `${whose}, ${yearsOf(place)}`, value: amountOf(place) }]
}

export function stateRentFigure({ rent, rentYears }: State, label = rentLabel): Figure {
  return { label: `${label}, ${yearsOf({ rentYears })}`, value: dollars(rent) }
}

export const unknownRent: Figure = { label: rentLabel, value: 'not on file' }

/** For a search result or a card: nothing where there is no figure of the town or its county. */
export function rentInShort(place: Place) {
  const { rent, rentBasis, county } = place
  if (rent === null) return null
  return `${rentName}${rentBasis === 'county' ? ` of ${county}` : ''} ${amountOf(place)}${isUsual(place) ? '' : ` in ${yearsOf(place)}`}`
}

export function stateRentInShort({ rent }: State) {
  return `${rentName} was ${dollars(rent)}`
}

/** The rent against the state's. */
export function rentSentence(place: Place): string {
  const { rent, rentBasis, isTopRent, county, name } = place
  const state = stateByCode(place.state)
  if (rent === null) return noRentSentence(place)
  const isCounty = rentBasis === 'county'
  // Rents of different years say nothing about each other.
  const compared =
    state && !isTopRent && state.rentYears === place.rentYears ? `, ${comparedWith(rent, state)}` : ''
  const own = `The ${rentName} ${isCounty ? `of ${county}` : `in ${name}`} was ${amountOf(place)} a month ${spanOf(place)}, utilities included${compared}.`
  return isCounty ? `${own} We have no figure for ${name} alone.` : own
}

function noRentSentence({ name, state: code }: Place) {
  const state = stateByCode(code)
  const none = `We have no census median rent for ${name} alone`
  if (!state) return `${none}.`
  return `${none}; that of ${inSentence(state.name)} was ${dollars(state.rent)} a month ${spanOf(state)}.`
}

/** Where the town's rent lies among the price classes: a median has half of the renters on each side. */
export function rentAmongClasses(
  place: Place,
  bounds: { standard: readonly [number, number]; luxury: number },
) {
  const { rent, rentBasis, county, name } = place
  if (rent === null) return null
  const where = rentBasis === 'county' ? `of ${county}` : `in ${name}`
  const had = `The ${rentName} ${where} was ${amountOf(place)} ${spanOf(place)}`
  if (rent < bounds.standard[0])
    return `${had}: more than half of the renters paid less than the first class.`
  if (rent <= bounds.standard[1]) return `${had}: it lies in the first of these classes.`
  if (rent <= bounds.luxury) return `${had}: more than half of the renters paid above the first class.`
  return `${had}: more than half of the renters paid above the second class.`
}

/** The years of every state's rent, and of nearly every town's. */
function isUsual({ rentYears }: Pick<Place, 'rentYears'>) {
  return rentYears === '2019-2023'
}

function yearsOf({ rentYears }: Pick<Place, 'rentYears'>) {
  return rentYears.replace('-', '–')
}

function spanOf(row: Pick<Place, 'rentYears'>) {
  return row.rentYears === '2021' ? 'in 2021' : `over ${yearsOf(row)}`
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
