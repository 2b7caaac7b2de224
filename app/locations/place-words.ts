import { grouped, milesText } from '../platform/us-number.ts'
import { stateNameOf } from '../platform/us-states.ts'
import type { NearbyPlace } from './nearest.ts'
import type { Place } from './place.ts'
import { listPlacesIn } from './places.ts'
import { inSentence } from './state-words.ts'

/** True sentences about one place, from its row: so that no two pages read the same. */

export function people(population: number) {
  return `${grouped(population)} people`
}

/** Where it lies, how many people live there, and its place among those of its state. */
export function sizeSentence(place: Place) {
  const { name, county, population, populationYears } = place
  const counted = populationYears === '2020' ? 'The 2020 census counted' : 'The census estimates'
  // 'Reno (Parker County)' is told apart by what the sentence says anyway.
  const lies = county ? `${name.replace(/ \(.*\)$/, '')} lies in ${inSentence(county)}. ` : ''
  return `${lies}${counted} ${people(population)} here${rankWords(place)}.`
}

/** No word for its kind: the census calls large places villages and small ones cities. */
function rankWords(place: Place) {
  const inState = listPlacesIn(place.state)
  if (inState.length < 2) return ''
  const rank = inState.indexOf(place) + 1
  const among = `${grouped(inState.length)} places in ${inSentence(stateNameOf(place.state))}`
  return rank === 1 ? `, the most of ${among}` : `, number ${grouped(rank)} of ${among}`
}

/** Where to look next: distance and direction of the nearest towns. */
export function neighborSentence(place: Place, nearby: readonly NearbyPlace[]): string {
  if (nearby.length === 0)
    return `${place.name} stands far from other towns in ${inSentence(stateNameOf(place.state))}.`
  const ways = nearby.slice(0, 3).map((town) => wayTo(town, place.state))
  const nearest = ways.length === 1 ? 'The nearest place is' : 'The nearest places are'
  return `${nearest} ${listed(ways)}.`
}

const listed = (words: string[]) => new Intl.ListFormat('en-US').format(words)

export function closingWords(name: string) {
  return `The next door can be in ${name}.`
}

/** The same number for the same slug, for choosing among words. */
export function seedOf(slug: string) {
  return [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}

function wayTo({ place, miles, direction }: NearbyPlace, homeState: string) {
  const name = place.state === homeState ? place.name : `${place.name}, ${place.state}`
  return `${name} (${[milesText(miles), direction].filter(Boolean).join(' ')})`
}
