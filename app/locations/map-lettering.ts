import type { MapMark, NameSide } from '../landing/sections.ts'
import { countWhere } from '../platform/count-where.ts'
import type { Place, Point } from './place.ts'

/** A town and the number it has in the list beside the map. */
export type Marked = { place: Place; number: number }

type XY = { x: number; y: number }
type Box = XY & { width: number; height: number }
type Frame = {
  width: number
  /** Name of the town in the middle, where there is one. */
  here?: string
  /** Where the miles of the rings stand. */
  rings: readonly XY[]
  dots: readonly XY[]
}

// In units of the map, which is 120 wide: a number in its disc, a letter of a name, a line of letters.
const disc = 2.5
const apart = 7.6
const letter = 1.6
const line = 3.7

/** Numbers for the towns of the list beside the map, and their names where there is room. */
export function lettering(towns: readonly Marked[], at: (point: Point) => XY, frame: Frame) {
  const spots = stepApart(
    towns.map(({ place, number }) => ({ place, number, from: at(place), ...at(place) })),
    frame.here !== undefined,
  )
  const discs = spots.map(({ x, y }) => around(x, y, 2 * disc, 2 * disc))
  const here = frame.here === undefined ? undefined : hereName(frame.here, discs)
  const taken: Box[] = [
    ...discs,
    ...frame.rings.map(({ x, y }) => ({ x, y: y - line, width: 12, height: line })),
    ...(here ? [around(0, 0, 8, 8), here.box] : []),
  ]
  const marks = spots.map(({ place, number, from, x, y }): MapMark => {
    const moved = Math.hypot(x - from.x, y - from.y) > 0.4
    return {
      number,
      x: tenth(x),
      y: tenth(y),
      ...(moved && { from: { x: tenth(from.x - x), y: tenth(from.y - y) } }),
      name: roomFor(place.name, { x, y }, taken, frame),
    }
  })
  return { marks, ...(here && { here: { name: here.name, y: here.y } }) }
}

/** Below its mark, or above it where numbers stand in the way. */
function hereName(name: string, discs: readonly Box[]) {
  const places = [8.5, -6].map((y) => ({ name, y, box: around(0, y - 1.2, name.length * 2.3, 3.4) }))
  const covered = places.map(({ box }) => countWhere(discs, (other) => overlaps(box, other)))
  return (covered[1] ?? 0) < (covered[0] ?? 0) ? places[1] : places[0]
}

/** Where a ring says its miles: a little east of north, or west of it where a number stands in the way on a phone. */
export function milesAt(radius: number, numbers: readonly XY[]): XY {
  const y = -radius * Math.cos(0.5) - 1
  const east = radius * Math.sin(0.5)
  const isFree = (x: number) =>
    !numbers.some((spot) =>
      overlaps(around(spot.x, spot.y, apart, apart), { x, y: y - 4, width: milesWidth, height: 5 }),
    )
  const x = [east, -east - milesWidth].find(isFree) ?? east
  return { x: tenth(x), y: tenth(y) }
}

/** '25 miles' in the larger letters of a phone. */
const milesWidth = 19

/** As the stylesheet of the map moves them; `from`: which part of its length lies left of that point. */
const sides: readonly { side: NameSide; dx: number; dy: number; from: number }[] = [
  { side: 'right', dx: 3.5, dy: 1.1, from: 0 },
  { side: 'left', dx: -3.5, dy: 1.1, from: 1 },
  { side: 'above', dx: 0, dy: -4, from: 0.5 },
  { side: 'below', dx: 0, dy: 6, from: 0.5 },
]

/** Beside, above or below its number, off the dots where that can be; no name that covers another or leaves the map. */
function roomFor(text: string, { x, y }: XY, taken: Box[], { width, dots }: Frame): MapMark['name'] {
  const long = text.length * letter + 1
  const rooms = sides
    .map(({ side, dx, dy, from }) => ({
      name: { text, side },
      box: { x: x + dx - from * long, y: y + dy - 2.7, width: long, height: line },
    }))
    .filter(
      ({ box }) =>
        box.x > -width / 2 && box.x + long < width / 2 && !taken.some((other) => overlaps(box, other)),
    )
  const room = rooms.find(({ box }) => !dots.some((dot) => touches(box, dot))) ?? rooms[0]
  if (room) taken.push(room.box)
  return room?.name
}

/** Numbers that would cover each other, or the middle, step apart; a line leads back to the place. */
function stepApart<T extends XY>(spots: T[], isMiddleTaken: boolean): T[] {
  for (let round = 0; round < 40; round++) {
    let moved = 0
    for (const one of spots) {
      for (const other of spots) if (one !== other) moved += push(one, other)
      // What stands in the middle stays there.
      if (isMiddleTaken) moved += push(one, { x: 0, y: 0 })
    }
    if (moved === 0) break
  }
  return spots
}

/** Far enough for numbers not to touch. */
export function areApart(one: XY, other: XY) {
  return Math.hypot(one.x - other.x, one.y - other.y) >= apart
}

/** How far each of them went. */
function push(one: XY, other: XY) {
  const x = one.x - other.x
  const y = one.y - other.y
  const distance = Math.sqrt(x * x + y * y)
  if (distance >= apart - 0.1) return 0
  const step = (apart - distance) / 4
  const right = distance ? (x / distance) * step : step
  const down = distance ? (y / distance) * step : 0
  one.x += right
  one.y += down
  other.x -= right
  other.y -= down
  return step
}

function around(x: number, y: number, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function overlaps(a: Box, b: Box) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** A dot is two wide: hundreds of them need no box each. */
function touches(box: Box, { x, y }: XY) {
  return box.x < x + 1 && x - 1 < box.x + box.width && box.y < y + 1 && y - 1 < box.y + box.height
}

function tenth(number: number) {
  return Math.round(number * 10) / 10
}
