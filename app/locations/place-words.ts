import { grouped, milesText } from '../platform/us-number.ts'
import type { NearbyPlace } from './nearest.ts'
import type { Place } from './place.ts'
import { inSentence } from './state-words.ts'
import { stateNameOf } from './states.ts'

/** True sentences about one place, from its row: so that no two pages read the same. */

export function people(population: number) {
  return `${grouped(population)} people`
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

/** Where to look next: distance and direction of the nearest towns. */
export function neighborSentence(place: Place, nearby: NearbyPlace[]): string {
  const [first, second, third] = nearby
  if (!first) return `${place.name} stands far from other towns in ${inSentence(stateNameOf(place.state))}.`
  const others = [second, third].filter((town) => town !== undefined).map((town) => wayTo(town, place.state))
  const rest = others.length > 0 ? `; then ${others.join(' and ')}` : ''
  return `The next town is ${wayTo(first, place.state)}${rest}. ${widerSearch[seedOf(place.slug) % widerSearch.length]}`
}

const widerSearch = [
  'If the bus or the car allows it, we look there too.',
  'Tell us how far you can travel to work, and we search that far.',
  'Ask for a look there too before you pay an application fee.',
  'One search can cover them all, if you can travel that far.',
]

const closings = [
  'The next door can be in {place}.',
  'Start with one form for {place}.',
  'Let us ask around in {place} for you.',
  'A key for {place} is worth a try.',
  'Your next address can read {place}.',
]

/** One of several closing lines; the same town keeps its own. */
export function closingWords({ name, slug }: { name: string; slug: string }) {
  return (closings[seedOf(slug) % closings.length] ?? '').replace('{place}', name)
}

/** The same number for the same slug, for choosing among words. */
export function seedOf(slug: string) {
  return [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}

function wayTo({ place, miles, direction }: NearbyPlace, homeState: string) {
  const name = place.state === homeState ? place.name : `${place.name}, ${place.state}`
  const way = direction ? ` to the ${direction}` : ''
  return `${name}, ${milesText(miles)}${way}`
}
