import { agenciesInCounty, type HousingAgency, locatedAgencies } from '../almanac/agencies.ts'
import { byWhomTheyServe } from './agency-order.ts'
import { isAcrossWater } from './open-water.ts'
import type { Place, Point } from './place.ts'
import { allPlaces } from './places.ts'
import { indexPoints, type PointIndex, pointsWithin } from './point-index.ts'
import { type Direction, directionTo, milesBetween } from './sphere.ts'

/** An office and the way to its town: none where that is the town itself, has its coordinates or no page, or one starts nobody knows where. */
export type NearAgency = { agency: HousingAgency; miles: number | null; direction: Direction | null }

type LocatedAgency = HousingAgency & { point: Point }

let index: PointIndex<LocatedAgency & Point> | undefined

/** Where none of the state is that near, its nearest are looked for. */
const nearMiles = 60
/** Further than this an office of the county comes after a nearer one of another: some counties are 150 miles wide. */
const detourMiles = 25
const mostInOneTown = 8
const mostFar = 2

type AgenciesAt = {
  near: NearAgency[]
  inCounty: number
  inTown: number
  /** The first is the nearest of its state alone: one of another state, or across open water, is nearer. */
  isOfState: boolean
}

/**
 * Of the town first, then of its county, then the nearest of its state, then of another, which may serve only who lives
 * there: one may ask at more than one. `from`: the centre of a part of the town; null where that is not on file, then
 * no miles are told.
 */
export function agenciesFor(place: Place, limit: number, from: Point | null = place): AgenciesAt {
  const start = from ?? place
  const way = (agency: HousingAgency) => wayTo(start, agency, isInTown(place, agency))
  const own = agenciesInCounty(place).map(way)
  const around = officesAround(start, place, limit + own.length + mostInOneTown)
  const others = around.offices
    .filter((point) => !own.some(({ agency }) => agency.name === point.name && agency.phone === point.phone))
    .map(way)
  const farthestOwn = Math.max(detourMiles, ...own.map(({ miles }) => miles ?? 0))
  const effort = ({ agency, miles }: NearAgency) => {
    if (isInTown(place, agency)) return -1
    if (agency.state !== place.state) return Infinity
    if (miles === null) return farthestOwn
    return agency.isInCounty ? miles : miles + detourMiles
  }
  const sorted = [...own, ...others].sort(
    (one, other) =>
      compare(effort(one), effort(other)) ||
      compare(one.miles ?? 0, other.miles ?? 0) ||
      byWhomTheyServe(place, one.agency, other.agency),
  )
  const near = withThoseAtHand(sorted, limit).map((office) =>
    from && office.miles !== 0 ? office : { ...office, miles: null, direction: null },
  )
  const inTown = sorted.filter(({ agency }) => isInTown(place, agency)).length
  return { near, inCounty: own.length, inTown, isOfState: (sorted[0]?.miles ?? 0) > around.nearestElsewhere }
}

/**
 * Of those far away no more than the first takes the room of one at hand, which may be of another state, and no more
 * than two are shown beside it.
 */
function withThoseAtHand(sorted: NearAgency[], limit: number) {
  const isFar = ({ miles }: NearAgency) => (miles ?? 0) > nearMiles
  const [first] = sorted
  const atHand = sorted.filter((office) => !isFar(office))
  const room = Math.max(limit - atHand.length, first && isFar(first) ? 1 : 0)
  const far = sorted.filter(isFar).slice(0, atHand.length > 0 ? Math.min(room, mostFar) : room)
  const shown = new Set([...far, ...atHand.slice(0, limit - far.length)])
  return sorted.filter((office) => shown.has(office))
}

function compare(one: number, other: number) {
  return one === other ? 0 : one - other
}

function officesAround(start: Point, place: Place, limit: number) {
  index ??= indexPoints(locatedAgencies().map((agency) => ({ ...agency, ...agency.point })))
  const found = [
    ...pointsWithin(index, start, { miles: nearMiles, limit: Infinity }),
    // Those of the town itself, which may be farther from a part of it than others.
    ...(start === place ? [] : pointsWithin(index, place, { miles: 0, limit })),
  ]
  const isElsewhere = ({ state, town }: HousingAgency) => state !== place.state || isAcross(place, town)
  const elsewhere = found.find(({ point }) => isElsewhere(point))
  const near = [...new Set(found.map(({ point }) => point))].filter(({ town }) => !isAcross(place, town))
  const ofState = near.filter(({ state }) => state === place.state)
  const ofOthers = near.filter(({ state }) => state !== place.state)
  if (ofState.length === 0)
    return { offices: [...farther(start, place, limit, index), ...ofOthers], nearestElsewhere: 0 }
  return {
    offices: [...ofState.slice(0, limit), ...ofOthers.slice(0, limit)],
    nearestElsewhere: elsewhere?.miles ?? Infinity,
  }
}

/** Of its state, on whichever shore. */
function farther(start: Point, { state }: Place, limit: number, all: PointIndex<LocatedAgency & Point>) {
  const ofState = indexPoints(all.points.filter((office) => office.state === state))
  return pointsWithin(ofState, start, { miles: Infinity, limit }).map(({ point }) => point)
}

function isAcross(place: Place, town: HousingAgency['town']) {
  const there = town === null ? undefined : allPlaces()[town]
  return there !== undefined && isAcrossWater(place, there)
}

/** In this very town, not in one that has the same coordinates. */
export function isInTown({ row }: Place, { town }: HousingAgency) {
  return town === row
}

function wayTo(start: Point, agency: HousingAgency, isHere: boolean): NearAgency {
  if (isHere || !agency.point) return { agency, miles: null, direction: null }
  return { agency, miles: milesBetween(start, agency.point), direction: directionTo(start, agency.point) }
}
