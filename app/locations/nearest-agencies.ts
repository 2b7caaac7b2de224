import { agenciesInCounty, type HousingAgency, locatedAgencies } from '../almanac/agencies.ts'
import { byWhomTheyServe } from './agency-order.ts'
import type { Place, Point } from './place.ts'
import { indexPoints, type PointIndex, pointsWithin } from './point-index.ts'
import { type Direction, directionTo, milesBetween } from './sphere.ts'

/** An office and the way to its town: none where that is the town itself, has no page, or one starts nobody knows where. */
export type NearAgency = { agency: HousingAgency; miles: number | null; direction: Direction | null }

type LocatedAgency = HousingAgency & { point: Point }

let index: PointIndex<LocatedAgency & Point> | undefined

/** Where none is that near, the nearest of the state: those of another one may serve only who lives there. */
const nearMiles = 60
/** Further than this an office of the county comes after a nearer one of another: some counties are 150 miles wide. */
const detourMiles = 25
const mostInOneTown = 8

type AgenciesAt = {
  near: NearAgency[]
  inCounty: number
  /** None is near: those of other states were not looked at, even where one is nearer. */
  isFar: boolean
}

/**
 * Of the town first, then of its county, then the nearest of any: one may ask at more than one. `from`: the centre of a
 * part of the town; null where that is not on file, then no miles are told.
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
    if (miles === null) return farthestOwn
    return agency.isInCounty ? miles : miles + detourMiles
  }
  const near = [...own, ...others]
    .sort((one, other) => effort(one) - effort(other) || byWhomTheyServe(place, one.agency, other.agency))
    .slice(0, limit)
    .map((office) => (from ? office : { ...office, miles: null, direction: null }))
  return { near, inCounty: own.length, isFar: around.isFar }
}

function officesAround(start: Point, place: Place, limit: number) {
  index ??= indexPoints(locatedAgencies().map((agency) => ({ ...agency, ...agency.point })))
  const found = [
    ...pointsWithin(index, start, { miles: nearMiles, limit }),
    // Those of the town itself, which may be farther from a part of it than others.
    ...(start === place ? [] : pointsWithin(index, place, { miles: 0, limit })),
  ]
  const near = [...new Set(found.map(({ point }) => point))]
  if (near.length > 0) return { offices: near, isFar: false }
  const offices = pointsWithin(index, start, { miles: Infinity, limit: Infinity })
    .map(({ point }) => point)
    .filter(({ state }) => state === place.state)
    .slice(0, limit)
  return { offices, isFar: true }
}

/** In this very town, not in one that has the same coordinates. */
export function isInTown({ row }: Place, { town }: HousingAgency) {
  return town === row
}

function wayTo(start: Point, agency: HousingAgency, isHere: boolean): NearAgency {
  if (isHere || !agency.point) return { agency, miles: null, direction: null }
  return { agency, miles: milesBetween(start, agency.point), direction: directionTo(start, agency.point) }
}
