import type { Point } from './place.ts'

const earthRadiusMiles = 3958.7613
const radians = Math.PI / 180

const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const
export type Direction = (typeof directions)[number]

/** On a ball of radius one, straight-line lengths order like distances over ground, without trigonometry. */
export function unitVector({ lat, lng }: Point) {
  const ring = Math.cos(lat * radians)
  return {
    x: ring * Math.cos(lng * radians),
    y: ring * Math.sin(lng * radians),
    z: Math.sin(lat * radians),
  }
}

export function milesOfChord(chord: number) {
  return 2 * earthRadiusMiles * Math.asin(Math.min(chord / 2, 1))
}

export function milesBetween(one: Point, other: Point) {
  const [a, b] = [unitVector(one), unitVector(other)]
  return milesOfChord(Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z))
}

export function chordOfMiles(miles: number) {
  return 2 * Math.sin(Math.min(miles / earthRadiusMiles, Math.PI) / 2)
}

/** How far apart in latitude two points that many miles from each other can be. */
export function latitudeDegrees(miles: number) {
  return miles / earthRadiusMiles / radians
}

/** Which way to set out; null where the table gives both places the same centre. */
export function directionTo(from: Point, to: Point): Direction | null {
  if (from.lat === to.lat && from.lng === to.lng) return null
  const turn = (to.lng - from.lng) * radians
  const east = Math.sin(turn) * Math.cos(to.lat * radians)
  const north =
    Math.cos(from.lat * radians) * Math.sin(to.lat * radians) -
    Math.sin(from.lat * radians) * Math.cos(to.lat * radians) * Math.cos(turn)
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return directions[(eighth + 8) % 8] ?? null
}
