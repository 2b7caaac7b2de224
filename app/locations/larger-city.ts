import type { Place } from './place.ts'
import { allPlaces } from './places.ts'
import { type Direction, directionTo, milesBetween } from './sphere.ts'

/** Below this a town is no city to compare with. */
const cityPeople = 100_000

export type LargerCity = { city: Place; miles: number; direction: Direction | null }

/** A city farther away says nothing about rents here. */
const farthestMiles = 300

/** The nearest city with more people; null where none is that near, and for the largest of all. */
export function nearestLargerCity(place: Place): LargerCity | null {
  let nearest: { city: Place; miles: number } | null = null
  // Largest first: the search ends at the place itself, or where cities end.
  for (const city of allPlaces()) {
    if (city.population <= place.population || city.population < cityPeople) break
    const miles = milesBetween(place, city)
    if (!nearest || miles < nearest.miles) nearest = { city, miles }
  }
  return nearest && nearest.miles <= farthestMiles
    ? { ...nearest, direction: directionTo(place, nearest.city) }
    : null
}
