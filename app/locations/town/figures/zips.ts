import { type ZipRent, zipRents } from '../../../almanac/zip-rents.ts'
import { dollars } from '../../../platform/us-number.ts'
import { countWord } from '../count-words.ts'
import { type Line, sentences } from './line.ts'
import type { Surroundings } from './surroundings.ts'

const atEachEnd = 3

/** Rents by ZIP code: the finest the census has, though the areas reach beyond the town. */
export function zips({ place, known }: Surroundings): Line | null {
  const count = known.zips.length
  const rents = zipRents(place)
  const [cheapest] = rents
  const dearest = rents.at(-1)
  if (!cheapest || !dearest) return null
  return {
    label: 'ZIP codes',
    text: sentences(...wordsOf(rents, count, cheapest, dearest)),
    weight: dearest.rent.value > cheapest.rent.value * 1.5 ? 0.75 : 0.25,
  }
}

function wordsOf(rents: ZipRent[], count: number, cheapest: ZipRent, dearest: ZipRent) {
  if (rents.length === 1)
    return [
      count === 1
        ? `${said(cheapest)}, census median rent`
        : `${said(cheapest)}, census median rent, the only one known of ${countWord(count)}`,
    ]
  const many = `${countWord(count)} in all`
  if (rents.length <= atEachEnd * 2) return [`census median rents: ${rents.map(said).join(', ')}`]
  const gap = dearest.rent.value - cheapest.rent.value
  return [
    `${many}, ${dearest.isTop ? 'over ' : ''}${dollars(gap)} apart in census median rent`,
    `lowest: ${rents.slice(0, atEachEnd).map(said).join(', ')}`,
    `highest: ${rents.slice(-atEachEnd).map(said).join(', ')}`,
  ]
}

function said(zip: ZipRent) {
  return `${zip.zip} ${amount(zip)}`
}

function amount({ rent, isTop }: ZipRent) {
  return isTop ? `over ${dollars(rent.value)}` : dollars(rent.value)
}
