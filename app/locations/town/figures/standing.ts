import { placeRow } from '../../../almanac/place-row.ts'
import { grouped } from '../../../platform/us-number.ts'
import { comparableRent } from '../../census-rent.ts'
import { listPlacesIn } from '../../places.ts'
import { countWord } from '../count-words.ts'

/** Where a figure stands among others of its kind. */
export type Standing = { below: number; above: number; of: number; median: number }

type StateFigures = Record<'income' | 'renting' | 'built' | 'rent', Float32Array>

const byState = new Map<string, StateFigures>()

/** The census figures of all places of a state, each in order: read when the first page of the state is asked for. */
export function figuresIn(state: string): StateFigures {
  const known = byState.get(state)
  if (known) return known
  const places = listPlacesIn(state)
  const rows = places.map(placeRow)
  const ordered = (cells: string[]) =>
    Float32Array.from(cells.flatMap((cell) => (cell ? [Number(cell)] : []))).sort()
  const figures = {
    income: ordered(rows.map(({ income }) => income)),
    renting: ordered(rows.map(({ renting }) => renting)),
    built: ordered(rows.map(({ built }) => built)),
    rent: ordered(places.map((place) => String(comparableRent(place) ?? ''))),
  }
  byState.set(state, figures)
  return figures
}

export function standingOf(value: number, ordered: Float32Array): Standing {
  // As the array keeps it: 26.1 is not quite 26.1 in four bytes.
  const [own] = Float32Array.of(value)
  const below = firstFrom(ordered, own ?? value)
  const above = ordered.length - firstFrom(ordered, own ?? value, true)
  return { below, above, of: ordered.length, median: ordered[ordered.length >> 1] ?? value }
}

/** 0: in the middle, 1: nothing is higher, or nothing lower. */
export function remarkable({ below, above, of }: Standing) {
  return of < fewest ? 0 : Math.abs(below - above) / of
}

/** Too few to say anything by counting. */
const fewest = 8

/** 'older than in 803 of 1,180 places in Texas'; nothing where there are few to compare with. */
export function standingWords(
  { below, above, of, median }: Standing,
  { higher, lower, highest, lowest, over, under, format }: Comparison,
  among: string,
): string | null {
  if (of < fewest) return null
  const all = `${grouped(of)} ${among}`
  if (above === 0) return `the ${highest} of ${all}`
  if (below === 0) return `the ${lowest} of ${all}`
  if (Math.abs(below - above) < of * 0.06) return `against ${format(median)} in the middle of ${all}`
  if (above <= of / 20) return `with only ${countWord(above)} of ${all} ${over}`
  if (below <= of / 20) return `with only ${countWord(below)} of ${all} ${under}`
  return below > above
    ? `${higher} than in ${grouped(below)} of ${all}`
    : `${lower} than in ${grouped(above)} of ${all}`
}

/** How one says that a figure is higher or lower than others, and how it is written. */
export type Comparison = {
  higher: string
  lower: string
  highest: string
  lowest: string
  over: string
  under: string
  format: (value: number) => string
}

function firstFrom(ordered: Float32Array, value: number, isAfter = false) {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const at = ordered[middle] ?? 0
    if (isAfter ? at <= value : at < value) low = middle + 1
    else high = middle
  }
  return low
}
