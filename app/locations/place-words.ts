import { dollars, grouped } from '../content/us-number.ts'
import type { NearbyPlace } from './nearest.ts'
import type { Place, State } from './place.ts'
import { stateByCode, stateNameOf } from './states.ts'

/** True sentences about one place, from its row: so that no two pages read the same. */

export function people(population: number) {
  return `${grouped(population)} people`
}

export function rentLabel({ rentYears }: Pick<Place, 'rentYears'>) {
  return `Average rent, ${rentYears.replace('-', '–')}`
}

export function rentValue({ rent, isTopRent }: Pick<Place, 'rent' | 'isTopRent'>) {
  if (rent === null) return 'not published'
  return isTopRent ? `over ${dollars(rent)}` : dollars(rent)
}

/** Size, county and what kind of town it is in its state. */
export function sizeSentence(place: Place) {
  const { name, county, population, populationYears } = place
  const counted = populationYears === '2020' ? 'The 2020 census counted' : 'The census estimates'
  const where = county ? ` in ${county}` : ''
  return `${name} is ${sizeWord(population)}${where}. ${counted} ${people(population)} here.`
}

function sizeWord(population: number) {
  if (population >= 500_000) return 'a major city'
  if (population >= 100_000) return 'a large city'
  if (population >= 25_000) return 'a mid-sized city'
  return population >= 5_000 ? 'a small city' : 'a small town'
}

/** The rent against the state's. */
export function rentSentence(place: Place): string {
  const { rent, rentYears, rentBasis, isTopRent, county, name } = place
  const state = stateByCode(place.state)
  if (rent === null) {
    return state
      ? `The census publishes no rent for ${name} alone; across ${state.name} the middle rent was ${dollars(state.rent)} a month.`
      : `The census publishes no rent for ${name} alone.`
  }
  const years = rentYears.replace('-', '–')
  const whose = rentBasis === 'county' ? `In ${county}, which ${name} belongs to, the` : `The`
  const amount = isTopRent ? `over ${dollars(rent)}` : dollars(rent)
  const place_ = rentBasis === 'county' ? '' : ` in ${name}`
  const compared = state && !isTopRent ? `, ${comparedWith(rent, state)}` : ''
  return `${whose} middle rent${place_} was ${amount} a month over ${years}, utilities included${compared}.`
}

function comparedWith(rent: number, state: State) {
  const difference = rent - state.rent
  if (Math.abs(difference) <= state.rent * 0.02) return `about the same as across ${state.name}`
  const direction = difference > 0 ? 'more' : 'less'
  return `${dollars(Math.abs(difference))} ${direction} than across ${state.name}`
}

/** Where to look next: distance and direction of the nearest towns. */
export function neighborSentence(place: Place, nearby: NearbyPlace[]): string {
  const [first, second, third] = nearby
  if (!first)
    return `${place.name} stands far from other towns in ${stateNameOf(place.state)}, so we look at every property it has.`
  const others = [second, third].filter((town) => town !== undefined).map((town) => wayTo(town, place.state))
  const rest = others.length > 0 ? `; then ${others.join(' and ')}` : ''
  return `The next town is ${wayTo(first, place.state)}${rest}. A wider search often opens a door sooner.`
}

function wayTo({ place, miles, direction }: NearbyPlace, homeState: string) {
  const name = place.state === homeState ? place.name : `${place.name}, ${place.state}`
  const way = direction ? ` to the ${direction}` : ''
  return `${name}, ${milesText(miles)}${way}`
}

export function milesText(miles: number) {
  const whole = Math.max(1, Math.round(miles))
  return whole === 1 ? '1 mile' : `${whole} miles`
}
