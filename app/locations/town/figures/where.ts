import { grouped, milesText } from '../../../platform/us-number.ts'
import { countWithin } from '../../nearest.ts'
import type { Place } from '../../place.ts'
import { isOwnCounty } from '../../place-words.ts'
import { listPlacesIn, rankAmong } from '../../places.ts'
import { type Line, sentences } from './line.ts'
import { type Surroundings, seenFrom, wordsAt } from './surroundings.ts'

/** Two circles around the town: the nearer pair where more than a few places lie in the first. */
const dense = [10, 25] as const
const sparse = [25, 50] as const
const few = 3

/** How large it is, among whom, and where the nearest larger place lies. */
export function where(at: Surroundings): Line {
  const { place, inCounty } = at
  const { rank } = rankAmong(place, listPlacesIn(place.state))
  const isFirst = rank === 1 || (inCounty.length > 2 && isLargest(place, inCounty))
  return {
    label: wordsAt(at).size.label,
    text: sentences(sizeWords(at, rank), largerWords(at), circleWords(at)),
    weight: rank <= 3 ? 2 : isFirst ? 0.8 : 0.45,
  }
}

function isLargest(place: Place, places: readonly Place[]) {
  const { rank, isAlone } = rankAmong(place, places)
  return rank === 1 && isAlone
}

function sizeWords(at: Surroundings, rank: number) {
  const { place, state, inCounty } = at
  const words = wordsAt(at).size
  const all = listPlacesIn(place.state)
  const isCounted = place.populationYears === '2020'
  const people = words.people(grouped(place.population), isCounted, place.populationYears)
  const inState = { number: grouped(rank), of: grouped(all.length), state }
  if (all.length === 1) return people
  if (isLargest(place, all)) return words.first(people, inState)
  if (inCounty.length === 0 || rank <= 12 || isOwnCounty(place)) return words.ranked(people, inState)
  const { rank: here, isAlone } = rankAmong(place, inCounty)
  return words.rankedInCounty(people, inState, { here, isAlone, of: inCounty.length, county: place.county })
}

function largerWords(at: Surroundings) {
  const { larger, place } = at
  if (!larger) return null
  const words = wordsAt(at).size.larger
  const { population } = larger.place
  const town = seenFrom(larger, at)
  const times = population / place.population
  if (larger.miles > 100) return words.far(town)
  if (times >= 10) return words.manyTimes(town, grouped(population), Math.round(times))
  return larger.miles < 3 ? words.beside(town, grouped(population)) : words.next(town, grouped(population))
}

/** How many other places are at hand. */
function circleWords(at: Surroundings) {
  const { place, near, language } = at
  const words = wordsAt(at).size.circle
  const isDense = near.filter(({ miles }) => miles <= dense[0]).length >= few
  const [inner, outer] = isDense ? dense : sparse
  const [count, all] = [countWithin(place, inner), countWithin(place, outer)]
  if (all === 0) return words.empty(milesText(outer, language))
  if (count === 0) return words.farther(milesText(inner, language), all, outer)
  return words.both(count, milesText(inner, language), all, outer)
}
