import type { DotKind, TownMap } from '../landing/sections.ts'
import { areApart, lettering, type Marked, milesAt } from './map-lettering.ts'
import type { Place, Point } from './place.ts'
import { milesBetween } from './sphere.ts'

/** A map is this wide whatever it shows, so that dots and letters are of one size. */
export const mapWidth = 120
const margin = 5

export type MappedTown = {
  place: Place
  kind: DotKind
  /** From the middle, where that is known. */
  miles?: number
}

const radians = Math.PI / 180
const milesPerDegree = { lat: 69.05, lng: 69.17 }

/** Around a town: north is up, rings tell the miles. */
export function mapAround(
  here: Place,
  towns: readonly MappedTown[],
  marked: readonly Marked[],
  rings: readonly number[],
) {
  const reach = Math.max(...rings)
  const at = projectionAround(here, reach)
  const spots = marked.map(({ place }) => at(place))
  const drawn = rings.map((miles) => {
    const radius = Math.round(miles * perMileWithin(reach))
    return { miles, radius, ...milesAt(radius, spots) }
  })
  const withNumber = new Set(marked.map(({ place }) => place))
  const dots = towns.filter(({ place }) => !withNumber.has(place)).map((town) => dotAt(town, at))
  return {
    box: [-mapWidth / 2, -mapWidth / 2, mapWidth, mapWidth].join(' '),
    rings: drawn,
    dots: pathsOf(dots, stepOf(dots.length)),
    ...lettering(marked, at, { width: mapWidth, here: here.name, rings: drawn, dots }),
  }
}

/** Of towns in their order the first whose numbers will touch neither one before nor the middle. */
export function standingApart(here: Place, towns: readonly Marked[], reach: number, most: number) {
  const at = projectionAround(here, reach)
  const spots = [{ x: 0, y: 0 }]
  return towns.filter(({ place }) => {
    const spot = at(place)
    if (spots.length > most || spots.some((other) => !areApart(spot, other))) return false
    spots.push(spot)
    return true
  })
}

/** A whole state, as wide or as high as the map allows. */
export function mapOfState(towns: readonly MappedTown[], marked: readonly Place[]) {
  const lats = towns.map(({ place }) => place.lat)
  const lngs = towns.map(({ place }) => place.lng)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ]
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 }
  const miles = {
    width: (east - west) * milesPerDegree.lng * Math.cos(middle.lat * radians),
    height: (north - south) * milesPerDegree.lat,
  }
  const perMile = (mapWidth - 2 * margin) / Math.max(miles.width, miles.height, 1)
  const at = projection(middle, perMile)
  const height = Math.ceil(miles.height * perMile) + 2 * margin
  return {
    box: [-mapWidth / 2, -Math.round(height / 2), mapWidth, height].join(' '),
    rings: [],
    dots: pathsOf(towns.map((town) => dotAt(town, at))),
    ...lettering(
      marked.map((place, index) => ({ place, number: index + 1 })),
      at,
      { width: mapWidth, rings: [], dots: [] },
    ),
    /** Towns nearer to each other than this share a dot. */
    milesPerDot: Math.round(1 / perMile),
  }
}

const perMileWithin = (reach: number) => (mapWidth / 2 - margin) / reach

/** Miles from the middle are true, so that rings are; directions are those of a flat map. */
function projectionAround(middle: Point, reach: number) {
  const eastPerDegree = Math.cos(middle.lat * radians)
  return (point: Point, miles = milesBetween(middle, point)) => {
    const x = (point.lng - middle.lng) * eastPerDegree
    const y = middle.lat - point.lat
    const length = (miles * perMileWithin(reach)) / (Math.sqrt(x * x + y * y) || 1)
    return { x: x * length, y: y * length }
  }
}

/** Flat enough for a state. */
function projection(middle: Point, perMile: number) {
  const east = milesPerDegree.lng * Math.cos(middle.lat * radians) * perMile
  const north = milesPerDegree.lat * perMile
  return ({ lat, lng }: Point) => ({ x: (lng - middle.lng) * east, y: (middle.lat - lat) * north })
}

type XY = { x: number; y: number }
type Dot = XY & { kind: DotKind; population: number }

function dotAt({ place, kind, miles }: MappedTown, at: (point: Point, miles?: number) => XY): Dot {
  const { x, y } = at(place, miles)
  return { x: Math.round(x), y: Math.round(y), kind, population: place.population }
}

/** Where there are many towns dots would cover each other: they stand on every second or third spot, and share it. */
function stepOf(towns: number) {
  if (towns > 320) return 3
  return towns > 250 ? 2 : 1
}

/** What lies below is drawn first. */
const drawingOrder: readonly DotKind[] = ['unknown', 'more', 'same', 'less']

/**
 * One path for each kind, with a dot at each of its corners: small whole steps from town to town, as hundreds
 * of circles would fill the page. Of dots on the same spot the largest town's stays, of those whose rent is known.
 */
function pathsOf(dots: readonly Dot[], step = 1): TownMap['dots'] {
  // From column to column, so that steps are small and alike.
  const columnWidth = step === 1 ? 4 : step
  const spots = new Map<number, Dot>()
  for (const dot of dots) {
    const x = Math.round(dot.x / step) * step
    const y = Math.round(dot.y / step) * step
    const spot = spotAt(Math.floor(x / columnWidth), x, y)
    const there = spots.get(spot)
    if (!there || isDrawnBefore(dot, there)) spots.set(spot, dot)
  }
  const byKind = new Map<DotKind, number[]>(drawingOrder.map((kind) => [kind, []]))
  for (const [spot, { kind }] of spots) byKind.get(kind)?.push(spot)
  return [...byKind].flatMap(([kind, drawn]) => {
    const path = pathThrough(Float64Array.from(drawn).sort())
    return path ? [{ kind, path }] : []
  })
}

function isDrawnBefore(one: Dot, other: Dot) {
  if (isKnown(one) !== isKnown(other)) return isKnown(one)
  return one.population > other.population
}

const isKnown = ({ kind }: Dot) => kind !== 'unknown'

/**
 * A spot as one number, in the order in which a path leads through them: column, from top to bottom, from the left. A
 * small one, which V8 needs no object for.
 */
const span = 2 * mapWidth
const spotAt = (column: number, x: number, y: number) =>
  ((column + span / 2) * span + y + span / 2) * span + x + span / 2

function pathThrough(spots: Float64Array) {
  let [left, top] = [0, 0]
  let steps = ''
  for (const spot of spots) {
    const x = (spot % span) - span / 2
    const y = (Math.floor(spot / span) % span) - span / 2
    steps += signed(x - left) + signed(y - top)
    left = x
    top = y
  }
  // A path of one corner is none: every path ends with a step on the spot.
  return steps ? `m${steps.trim()}h0` : ''
}

/** A minus parts two numbers as well as a space. */
function signed(number: number) {
  return number < 0 ? `${number}` : ` ${number}`
}
