import type { Place } from '../locations/place.ts'
import type { Priced } from './search.ts'

/** A map as numbers: north up, the town asked about in the middle, the outermost ring as far as was asked. */
export type MapDrawing = {
  label: string
  here: string
  rings: { radius: number; miles: number }[]
  /** Dots, as the d of one path each. */
  fitting: string
  dearer: string
  marks: Mark[]
}

export type Mark = { x: number; y: number; number: number; name: string | null; side: 'start' | 'end' }

type Spot = { x: number; y: number }
type Box = { left: number; right: number; top: number; bottom: number }

export const side = 660
const middle = side / 2
const reach = 304
/** Of the largest towns: with more the dots run into each other. */
const maxDots = 250
const maxMarks = 9
/** As wide as the number on a phone, where it is drawn larger. */
const markRadius = 23

const ringsFor: Record<number, number[]> = { 25: [10, 25], 50: [25, 50], 75: [25, 50, 75], 100: [50, 100] }

/** `listed` are the fitting towns that stand in the list: numbers on the map are those of the list. */
export function drawMap(
  place: Place,
  miles: number,
  towns: { fitting: readonly Priced[]; dearer: readonly Priced[]; listed: readonly Priced[] },
): MapDrawing {
  const spotOf = (town: Priced) => spot(place, town, reach / miles)
  const { fitting, dearer } = towns
  return {
    label: `Map of towns within ${miles} miles of ${place.name}, north up: ${fitting.length} fit, ${dearer.length} cost more. The list names them.`,
    here: place.name,
    rings: (ringsFor[miles] ?? [miles]).map((ring) => ({
      radius: Math.round((ring * reach) / miles),
      miles: ring,
    })),
    fitting: dots(place, fitting, spotOf),
    dearer: dots(place, dearer, spotOf),
    marks: marksFor(place, towns.listed, spotOf),
  }
}

/** The distance is true, so that rings are; the direction is that of a flat map. */
function spot(from: Place, { place, miles }: Priced, scale: number): Spot {
  const east = (((place.lng - from.lng + 540) % 360) - 180) * Math.cos((from.lat * Math.PI) / 180)
  const north = place.lat - from.lat
  const length = Math.hypot(east, north) || 1
  return {
    x: Math.round(middle + (east / length) * miles * scale),
    y: Math.round(middle - (north / length) * miles * scale),
  }
}

function dots(here: Place, towns: readonly Priced[], spotOf: (town: Priced) => Spot) {
  return towns
    .filter(({ place }) => place !== here)
    .sort((a, b) => b.place.population - a.place.population)
    .slice(0, maxDots)
    .map(spotOf)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')
}

/** Nearest first, whoever does not touch one before it; a name only where there is room. */
function marksFor(here: Place, listed: readonly Priced[], spotOf: (town: Priced) => Spot): Mark[] {
  const taken: Box[] = [
    around({ x: middle, y: middle }, markRadius),
    textBox({ x: middle - here.name.length * 6, y: middle + 42 }, here.name, 'start'),
  ]
  const spots: (Spot & { number: number; name: string })[] = []
  for (const [index, town] of listed.entries()) {
    const at = spotOf(town)
    const box = around(at, markRadius)
    if (town.place === here || spots.length === maxMarks || taken.some((other) => touch(box, other))) continue
    taken.push(box)
    spots.push({ ...at, number: index + 1, name: town.place.name })
  }
  return spots.map(({ name, ...at }) => {
    for (const end of ['start', 'end'] as const) {
      const box = textBox({ x: at.x + (end === 'start' ? 18 : -18), y: at.y }, name, end)
      const isFree = box.left > 0 && box.right < side && !taken.some((other) => touch(box, other, 6))
      if (!isFree) continue
      taken.push(box)
      return { ...at, name, side: end }
    }
    return { ...at, name: null, side: 'start' }
  })
}

function around({ x, y }: Spot, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/** Letters are as wide as half their height, roughly. */
function textBox({ x, y }: Spot, text: string, from: 'start' | 'end'): Box {
  const width = text.length * 8.5
  const left = from === 'start' ? x : x - width
  return { left, right: left + width, top: y - 10, bottom: y + 10 }
}

/** `overlap`: how far they may reach into each other. */
function touch(a: Box, b: Box, overlap = 0) {
  return (
    a.left < b.right - overlap &&
    b.left < a.right - overlap &&
    a.top < b.bottom - overlap &&
    b.top < a.bottom - overlap
  )
}
