import { type FairRents, fairRents } from '../../../almanac/fair-rents.ts'
import { yearsOf } from '../../../almanac/source.ts'
import { dollars, grouped } from '../../../platform/us-number.ts'
import { amountOf, ownRent } from '../../census-rent.ts'
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

/** The nearest cities, where more work and more homes are, with what two bedrooms cost there. */
export function cities(at: Surroundings): Line | null {
  const near = citiesNear(at.place)
  if (near.length === 0) return null
  const here = fairRents(at.place)
  const words = wordsAt(at).cities
  const said = near.map((city) =>
    words.city(seenFrom(city, at), grouped(city.place.population), costIn(city.place, here, at)),
  )
  return { label: words.label, text: sentences(said.join('; ')), weight: 0.15 }
}

/** HUD's rent where it differs from the one here, else the census median. */
function costIn(city: Place, here: FairRents | null, at: Surroundings) {
  const words = wordsAt(at).cities
  const there = fairRents(city)
  if (there && there.area !== here?.area) {
    const { value, source } = there.byBedrooms[2]
    return words.twoBedrooms(dollars(value), yearsOf(source, at.language))
  }
  const rent = ownRent(city)
  return rent && words.median(amountOf(rent, at.language))
}

let index: PointIndex<Place> | undefined

function citiesNear(place: Place): NearbyPlace[] {
  index ??= indexPoints(allPlaces().filter(({ population }) => population >= cityPeople))
  return pointsWithin(index, place, { miles: farthestMiles, limit: named + 1 })
    .filter(({ point }) => point !== place)
    .slice(0, named)
    .map(({ point, miles }) => ({ place: point, miles, direction: directionTo(place, point) }))
}
