import type { Place } from './place.ts'
import { allPlaces } from './places.ts'
import { type Direction, directionTo, milesBetween, unitVector } from './sphere.ts'

/** Below this a town is no city to compare with. */
export const cityPeople = 100_000

export type LargerCity = {
  city: Place
  miles: number
  direction: Direction | null
  /** A larger town that is no such city may lie nearer. */
  isNextLarger: boolean
}

/** A city farther away says nothing about rents here. */
const farthestMiles = 300

/** The nearest such city with more people; null where none is that near, and for the largest of all. */
export function nearestLargerCity(place: Place): LargerCity | null {
  cities ??= allPlaces()
    .filter(({ population }) => population >= cityPeople)
    .map((city) => ({ city, at: unitVector(city) }))
  const { x, y, z } = unitVector(place)
  let nearest: Place | null = null
  let least = Infinity
  // Largest first: the search ends at the place itself, or where cities end.
  for (const { city, at } of cities) {
    if (city.population <= place.population) break
    const square = (at.x - x) ** 2 + (at.y - y) ** 2 + (at.z - z) ** 2
    // One with the same coordinates lies nobody knows where.
    if (square >= least || square === 0) continue
    nearest = city
    least = square
  }
  if (!nearest) return null
  const miles = milesBetween(place, nearest)
  if (miles > farthestMiles) return null
  const isNextLarger = place.population >= cityPeople
  return { city: nearest, miles, direction: directionTo(place, nearest), isNextLarger }
}

/** In the order of the table, with their places on a ball of radius one. */
let cities: { city: Place; at: ReturnType<typeof unitVector> }[] | undefined
