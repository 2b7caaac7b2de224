import type { Place, Point } from './place.ts'
import { allPlaces } from './places.ts'
import { countPointsWithin, indexPoints, type PointIndex, pointsWithin } from './point-index.ts'
import { type Direction, directionTo } from './sphere.ts'

export type NearbyPlace = { place: Place; miles: number; direction: Direction | null }

/**
 * The place itself, and others with its coordinates: of such two one has those of the other, nobody knows which, so
 * nothing is said of how they lie to each other (`npm run facts` names them).
 */
const mostOnOneSpot = 4

let index: PointIndex<Place> | undefined

/** A town, or a spot in one. */
type Spot = Point & { slug: string }

/** Other towns around this one, nearest first. */
export function nearestPlaces(
  place: Spot,
  { withinMiles, limit }: { withinMiles: number; limit: number },
): readonly NearbyPlace[] {
  if (place === last.place && (withinMiles <= last.miles || limit <= last.found.length))
    return within(last.found, withinMiles).slice(0, limit)
  index ??= indexPoints(allPlaces())
  const found = pointsWithin(index, place, { miles: withinMiles, limit: limit + mostOnOneSpot })
    .filter(({ point, miles }) => miles > 0 && point.slug !== place.slug)
    .slice(0, limit)
    .map(({ point, miles }): NearbyPlace => ({ place: point, miles, direction: directionTo(place, point) }))
  if (found.length < limit) last = { place, miles: withinMiles, found }
  return found
}

/**
 * The last circle that was searched to its rim. A town's page asks seven times, mostly for a part of the same one. Known
 * by its object: spots in one town share a slug.
 */
let last: { place: Spot; miles: number; found: readonly NearbyPlace[] } = {
  place: { slug: '', lat: 0, lng: 0 },
  miles: 0,
  found: [],
}

function within(found: readonly NearbyPlace[], miles: number) {
  const end = found.findIndex((near) => near.miles > miles)
  return end < 0 ? found : found.slice(0, end)
}

/** How many other towns lie that near. */
export function countWithin(place: Place, miles: number) {
  if (place === last.place && miles <= last.miles) return within(last.found, miles).length
  index ??= indexPoints(allPlaces())
  return countPointsWithin(index, place, miles) - countPointsWithin(index, place, 0)
}
