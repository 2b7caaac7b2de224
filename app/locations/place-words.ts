import type { Language } from '../platform/language.ts'
import { listed } from '../platform/listed.ts'
import { grouped } from '../platform/us-number.ts'
import { stateNameOf } from '../platform/us-states.ts'
import { wayText } from './direction-words.ts'
import type { NearbyPlace } from './nearest.ts'
import type { Place } from './place.ts'
import { listPlacesIn, rankAmong } from './places.ts'
import { inSentence } from './state-words.ts'
import { townWords } from './town-words.ts'

/** True sentences about one place, from its row: so that no two pages read the same. */

export function people(population: number, language: Language = 'en') {
  return townWords[language].places.people(grouped(population))
}

/** Where it lies, how many people live there, and its place among those of its state. */
export function sizeSentence(place: Place, language: Language = 'en') {
  const { county, population, populationYears } = place
  return townWords[language].places.size({
    // The county is said anyway.
    name: nameWithoutCounty(place),
    county: county && !isOwnCounty(place) ? inSentence(county, language) : '',
    isCounted: populationYears === '2020',
    people: grouped(population),
    rank: rankOf(place, language),
  })
}

/** 'Reno (Parker County)' is told apart from the other Reno of its state by what stands in brackets. */
export function nameWithoutCounty({ name }: Place) {
  return name.split(' (', 1)[0] ?? name
}

/** 'Norfolk city' is no county that Norfolk lies in. */
export function isOwnCounty({ name, county }: Place) {
  return [name, `${name} city`, `${name} City and Borough`].includes(county)
}

/** No word for its kind: the census calls large places villages and small ones cities. */
function rankOf(place: Place, language: Language) {
  const inState = listPlacesIn(place.state)
  if (inState.length < 2) return null
  const { rank, isAlone } = rankAmong(place, inState)
  return {
    isFirst: rank === 1 && isAlone,
    number: grouped(rank),
    of: grouped(inState.length),
    state: inSentence(stateNameOf(place.state), language),
  }
}

/** Where to look next: distance and direction of the nearest towns. */
export function neighborSentence(
  place: Place,
  nearby: readonly NearbyPlace[],
  language: Language = 'en',
): string {
  const { farFromOthers, nearest } = townWords[language].places
  if (nearby.length === 0) return farFromOthers(place.name, inSentence(stateNameOf(place.state), language))
  const ways = nearby.slice(0, 3).map((town) => wayTo(town, place.state, language))
  return nearest(ways, listed(ways, language))
}

export function closingWords(name: string, language: Language = 'en') {
  return townWords[language].places.nextDoor(name)
}

/** The same number for the same slug, for choosing among words. */
export function seedOf(slug: string) {
  return [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}

function wayTo({ place, miles, direction }: NearbyPlace, homeState: string, language: Language) {
  const name = place.state === homeState ? place.name : `${place.name}, ${place.state}`
  return townWords[language].places.wayFrom(name, wayText(miles, direction, language))
}
