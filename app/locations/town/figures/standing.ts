import { placeRow } from '../../../almanac/place-row.ts'
import type { Language } from '../../../platform/language.ts'
import { medianOf } from '../../../platform/median.ts'
import { grouped } from '../../../platform/us-number.ts'
import { comparableRent } from '../../census-rent.ts'
import type { Place } from '../../place.ts'
import { listPlacesIn } from '../../places.ts'
import { townWords } from '../../town-words.ts'

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
  return { below, above, of: ordered.length, median: ordered.length > 0 ? medianOf(ordered) : value }
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
  { topic, language, format }: Comparison,
  among: string,
): string | null {
  if (of < fewest) return null
  const { standing } = townWords[language].figures
  const said = (found: Found) => standing(topic, { of: grouped(of), among }, found)
  // The census counts no further than some figures: others may share the first place.
  const isAlone = below + above === of - 1
  if (above === 0) return said({ kind: isAlone ? 'highest' : 'none above' })
  if (below === 0) return said({ kind: isAlone ? 'lowest' : 'none below' })
  // Of an even number there are two in the middle.
  if (below <= of >> 1 && (of - 1) >> 1 < of - above) return said({ kind: 'median' })
  if (Math.abs(below - above) < of * 0.06) return said({ kind: 'middle', median: format(median) })
  if (above <= of / 20) return said({ kind: 'few above', count: above })
  if (below <= of / 20) return said({ kind: 'few below', count: below })
  return said(below > above ? { kind: 'higher', count: below } : { kind: 'lower', count: above })
}

type StandingPhrase = (typeof townWords)['en']['figures']['standing']
type Found = Parameters<StandingPhrase>[2]

/** What is compared, in which words, and how a figure of it is written. */
export type Comparison = {
  topic: Parameters<StandingPhrase>[0]
  language: Language
  /** `of`: whose it is, where a figure is named as that of one town. */
  format: (value: number, of?: Place) => string
}

/** What the places of a state are called as others to stand among. */
export function placesAround({ language, state }: { language: Language; state: string }) {
  return townWords[language].figures.placesIn(state)
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
