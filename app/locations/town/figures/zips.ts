import { type ZipRent, zipRents } from '../../../almanac/zip-rents.ts'
import { dollars } from '../../../platform/us-number.ts'
import { townWords } from '../../town-words.ts'
import { type Line, sentences } from './line.ts'
import { type Surroundings, wordsAt } from './surroundings.ts'

const atEachEnd = 3

/** Rents by ZIP code: the finest the census has, though the areas reach beyond the town. */
export function zips(at: Surroundings): Line | null {
  const { place, known } = at
  const count = known.zips.length
  const rents = zipRents(place)
  const [cheapest] = rents
  const dearest = rents.at(-1)
  if (!cheapest || !dearest) return null
  return {
    label: wordsAt(at).zips.label,
    text: sentences(...wordsOf(at, rents, count, cheapest, dearest)),
    weight: dearest.rent.value > cheapest.rent.value * 1.5 ? 0.75 : 0.25,
  }
}

function wordsOf(
  at: Surroundings,
  rents: readonly ZipRent[],
  count: number,
  cheapest: ZipRent,
  dearest: ZipRent,
) {
  const words = wordsAt(at).zips
  const { over } = townWords[at.language].places
  const amount = (value: number, isTop: boolean) => (isTop ? over(dollars(value)) : dollars(value))
  const said = ({ zip, rent, isTop }: ZipRent) => words.rent(zip, amount(rent.value, isTop))
  const all = (some: readonly ZipRent[]) => some.map(said).join(', ')
  if (rents.length === 1)
    return [count === 1 ? words.only(said(cheapest)) : words.onlyOneKnown(said(cheapest), count)]
  if (rents.length <= atEachEnd * 2) return [words.few(all(rents))]
  const gap = amount(dearest.rent.value - cheapest.rent.value, dearest.isTop)
  return [
    words.many(count, rents.length, gap),
    words.lowest(all(rents.slice(0, atEachEnd))),
    words.highest(all(rents.slice(-atEachEnd))),
  ]
}
