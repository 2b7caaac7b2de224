import { sources } from '../../../almanac/source.ts'
import { grouped, milesText } from '../../../platform/us-number.ts'
import { countWithin } from '../../nearest.ts'
import { listPlacesIn } from '../../places.ts'
import { countWord } from '../count-words.ts'
import { type Line, sentences } from './line.ts'
import { type Surroundings, townName, wayTo } from './surroundings.ts'

/** Two circles around the town: the nearer pair where more than a few places lie in the first. */
const dense = [10, 25] as const
const sparse = [25, 50] as const
const few = 3

/** How large it is, among whom, and where the next larger place lies. */
export function where(at: Surroundings): Line {
  const { place, inCounty } = at
  const rank = listPlacesIn(place.state).indexOf(place) + 1
  const isFirst = rank === 1 || (inCounty.length > 2 && inCounty[0] === place)
  return {
    label: 'Size',
    text: sentences(sizeWords(at, rank), largerWords(at), circleWords(at)),
    weight: rank <= 3 ? 2 : isFirst ? 0.8 : 0.45,
  }
}

function sizeWords({ place, state, inCounty }: Surroundings, rank: number) {
  const all = listPlacesIn(place.state).length
  const when = place.populationYears === '2020' ? '2020 census' : `census estimate ${sources.places.years}`
  const people = `${grouped(place.population)} people (${when})`
  if (all === 1) return people
  if (rank === 1) return `${people}, the most of ${grouped(all)} places in ${state}`
  const inState = `number ${grouped(rank)} of ${grouped(all)} in ${state}`
  const here = inCounty.indexOf(place) + 1
  if (inCounty.length === 0 || rank <= 12) return `${people}: ${inState}`
  if (inCounty.length === 1) return `${people}, ${inState}, and the one place of ${place.county} on file`
  if (here === 1) return `${people}: largest of ${inCounty.length} in ${place.county}, ${inState}`
  if (here === inCounty.length) return `${people}: smallest of ${here} in ${place.county}, ${inState}`
  return `${people}: ${here} of ${inCounty.length} in ${place.county}, ${inState}`
}

function largerWords(at: Surroundings) {
  const { larger, place } = at
  if (!larger) return null
  const { population } = larger.place
  const town = townName(larger.place, at)
  const times = population / place.population
  if (larger.miles > 100) return `no larger place is nearer than ${town}, ${wayTo(larger)}`
  if (times >= 10)
    return `${town}, ${wayTo(larger)}, has ${grouped(population)}, ${Math.round(times)} times as many`
  if (larger.miles < 3) return `beside it ${town} (${grouped(population)}), ${wayTo(larger)}`
  return `next larger: ${town} (${grouped(population)}), ${wayTo(larger)}`
}

/** How many other places are at hand. */
function circleWords({ place, near }: Surroundings) {
  const isDense = near.filter(({ miles }) => miles <= dense[0]).length >= few
  const [inner, outer] = isDense ? dense : sparse
  const [count, all] = [countWithin(place, inner), countWithin(place, outer)]
  if (all === 0) return `no other place lies within ${milesText(outer)}`
  if (count === 0) return `none within ${milesText(inner)}, ${countWord(all)} within ${outer}`
  return `${grouped(count)} ${count === 1 ? 'place' : 'places'} within ${milesText(inner)}, ${grouped(all)} within ${outer}`
}
