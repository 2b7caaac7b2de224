import { agenciesInCounty, type HousingAgency, locatedAgencies } from '../almanac/agencies.ts'
import { byWhomTheyServe } from './agency-order.ts'
import type { Place, Point } from './place.ts'
import { indexPoints, type PointIndex, pointsWithin } from './point-index.ts'
import { type Direction, directionTo, milesBetween } from './sphere.ts'

/** An office and the way to its town: none where that is the town itself, or has no page. */
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

/** Of the town first, then of its county, then the nearest of any: one may ask at more than one. */
export function agenciesFor(place: Place, limit: number): AgenciesAt {
  const own = agenciesInCounty(place).map((agency) => wayTo(place, agency))
  const around = officesAround(place, limit + own.length + mostInOneTown)
  const others = around.offices
    .filter((point) => !own.some(({ agency }) => agency.name === point.name && agency.phone === point.phone))
    .map((point) => wayTo(place, point))
  const farthestOwn = Math.max(detourMiles, ...own.map(({ miles }) => miles ?? 0))
  const effort = ({ agency, miles }: NearAgency) => {
    if (isInTown(place, agency)) return -1
    if (miles === null) return farthestOwn
    return agency.isInCounty ? miles : miles + detourMiles
  }
  const near = [...own, ...others]
    .sort((one, other) => effort(one) - effort(other) || byWhomTheyServe(place, one.agency, other.agency))
    .slice(0, limit)
  return { near, inCounty: own.length, isFar: around.isFar }
}

function officesAround(place: Place, limit: number) {
  index ??= indexPoints(locatedAgencies().map((agency) => ({ ...agency, ...agency.point })))
  const near = pointsWithin(index, place, { miles: nearMiles, limit }).map(({ point }) => point)
  if (near.length > 0) return { offices: near, isFar: false }
  const offices = pointsWithin(index, place, { miles: Infinity, limit: Infinity })
    .map(({ point }) => point)
    .filter(({ state }) => state === place.state)
    .slice(0, limit)
  return { offices, isFar: true }
}

/** In this very town, not in one that has the same coordinates. */
export function isInTown({ row }: Place, { town }: HousingAgency) {
  return town === row
}

function wayTo(place: Place, agency: HousingAgency): NearAgency {
  if (isInTown(place, agency) || !agency.point) return { agency, miles: null, direction: null }
  return { agency, miles: milesBetween(place, agency.point), direction: directionTo(place, agency.point) }
}
