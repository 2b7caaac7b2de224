import type { Place, Point } from './place.ts'
import { allPlaces } from './places.ts'
import { countPointsWithin, indexPoints, type PointIndex, pointsWithin } from './point-index.ts'
import { type Direction, directionTo } from './sphere.ts'

export type NearbyPlace = { place: Place; miles: number; direction: Direction | null }

let index: PointIndex<Place> | undefined

/** A town, or a spot in one. */
type Spot = Point & { slug: string }

/** Other towns around this one, nearest first. */
export function nearestPlaces(place: Spot, { withinMiles, limit }: { withinMiles: number; limit: number }) {
  index ??= indexPoints(allPlaces())
  // One more than wanted: the place itself is among them.
  return pointsWithin(index, place, { miles: withinMiles, limit: limit + 1 })
    .filter(({ point }) => point.slug !== place.slug)
    .slice(0, limit)
    .map(({ point, miles }): NearbyPlace => ({ place: point, miles, direction: directionTo(place, point) }))
}

/** How many other towns lie that near. */
export function countWithin(place: Place, miles: number) {
  index ??= indexPoints(allPlaces())
  // The place itself is one of those found.
  return countPointsWithin(index, place, miles) - 1
}
