import { fairRents } from '../../../almanac/fair-rents.ts'
import { yearsOf } from '../../../almanac/source.ts'
import { dollars, grouped } from '../../../platform/us-number.ts'
import { amountOf, comparableRent, ownRent } from '../../census-rent.ts'
import type { NearbyPlace } from '../../nearest.ts'
import type { Place } from '../../place.ts'
import { allPlaces } from '../../places.ts'
import { indexPoints, type PointIndex, pointsWithin } from '../../point-index.ts'
import { directionTo } from '../../sphere.ts'
import { type Line, sentences } from './line.ts'
import { type Surroundings, seenFrom, wordsAt } from './surroundings.ts'

const cityPeople = 50_000
const farthestMiles = 150
const named = 4

/** The nearest cities, where more work and more homes are, with what renting costs there. */
export function cities(at: Surroundings): Line | null {
  const near = citiesNear(at.place)
  if (near.length === 0) return null
  const words = wordsAt(at).cities
  // One measure for all of them, so that they can be compared.
  const costIn = near.every(({ place }) => comparableRent(place) !== null) ? censusMedian : twoBedrooms
  const said = near.map((city) =>
    words.city(seenFrom(city, at), grouped(city.place.population), costIn(city.place, at)),
  )
  return { label: words.label, text: sentences(said.join('; ')), weight: 0.15 }
}

function censusMedian(city: Place, at: Surroundings) {
  return wordsAt(at).cities.median(amountOf(ownRent(city), at.language))
}

function twoBedrooms(city: Place, at: Surroundings) {
  const rent = fairRents(city)?.byBedrooms[2]
  return rent ? wordsAt(at).cities.twoBedrooms(dollars(rent.value), yearsOf(rent.source, at.language)) : null
}

let index: PointIndex<Place> | undefined

function citiesNear(place: Place): NearbyPlace[] {
  index ??= indexPoints(allPlaces().filter(({ population }) => population >= cityPeople))
  return (
    pointsWithin(index, place, { miles: farthestMiles, limit: named + 2 })
      // Neither itself nor one with the same coordinates.
      .filter(({ miles }) => miles > 0)
      .slice(0, named)
      .map(({ point, miles }) => ({ place: point, miles, direction: directionTo(place, point) }))
  )
}
