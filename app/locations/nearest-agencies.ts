import { agenciesInCounty, type HousingAgency, locatedAgencies } from '../almanac/agencies.ts'
import type { Place, Point } from './place.ts'
import { indexPoints, type PointIndex, pointsWithin } from './point-index.ts'
import { type Direction, directionTo, milesBetween } from './sphere.ts'

/** An office and the way to its town; null where the town of the office has no page. */
export type NearAgency = { agency: HousingAgency; miles: number | null; direction: Direction | null }

type LocatedAgency = HousingAgency & { point: Point }

let index: PointIndex<LocatedAgency & Point> | undefined

/** Where the first circle has none, one that reaches some office from every town of the country. */
const nearMiles = 60
const farthestMiles = 600

/** Of the town first, then of its county, then the nearest of any: one may ask at more than one. */
export function agenciesFor(place: Place, limit: number): { near: NearAgency[]; inCounty: number } {
  const own = agenciesInCounty(place)
    .map((agency) => wayTo(place, agency))
    .sort((one, other) => nearer(place, one, other))
  if (own.length >= limit) return { near: own.slice(0, limit), inCounty: own.length }
  index ??= indexPoints(locatedAgencies().map((agency) => ({ ...agency, ...agency.point })))
  const found = pointsWithin(index, place, { miles: nearMiles, limit })
  const around = found.length > 0 ? found : pointsWithin(index, place, { miles: farthestMiles, limit })
  const others = around
    .filter(
      ({ point }) => !own.some(({ agency }) => agency.name === point.name && agency.phone === point.phone),
    )
    .map(({ point }) => wayTo(place, point))
  return { near: [...own, ...others].slice(0, limit), inCounty: own.length }
}

/** In this very town. */
export function isInTown(place: Place, { city, state }: HousingAgency) {
  return state === place.state && shortSaint(city) === shortSaint(place.name)
}

/** HUD writes Saint Paul where the census has St. Paul. */
function shortSaint(town: string) {
  return town.replace(/^(Saint|St\.?) /, 'St. ')
}

function wayTo(place: Place, agency: HousingAgency): NearAgency {
  if (isInTown(place, agency)) return { agency, miles: 0, direction: null }
  if (!agency.point) return { agency, miles: null, direction: null }
  return { agency, miles: milesBetween(place, agency.point), direction: directionTo(place, agency.point) }
}

/** Of two in one town the one that has its name. */
function nearer({ name }: Place, one: NearAgency, other: NearAgency) {
  return (
    (one.miles ?? Infinity) - (other.miles ?? Infinity) ||
    Number(other.agency.name.includes(name)) - Number(one.agency.name.includes(name)) ||
    one.agency.name.localeCompare(other.agency.name)
  )
}
