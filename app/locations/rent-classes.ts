import { type Bedrooms, bedroomCounts, type FairRents, fairRents } from '../almanac/fair-rents.ts'
import { dollars } from '../platform/us-number.ts'
import type { Place } from './place.ts'

type Bounds = { standard: readonly [number, number]; luxury: number }

/** Into which price class each size of home falls at the fair rents of a place; null where HUD names none. */
export function sizesAmongClasses(place: Place, bounds: Bounds): string | null {
  const rents = fairRents(place)
  if (!rents) return null
  const groups = Map.groupBy(bedroomCounts, (bedrooms) => classOf(rents.byBedrooms[bedrooms].value, bounds))
  const parts = [...groups].map(([name, sizes]) => `${sizesWords(sizes, rents)} ${name}`)
  return `At ${place.name}’s fair rents (${rents.byBedrooms[0].source.short}) ${parts.join('; ')}.`
}

function classOf(rent: number, { standard: [least, most], luxury }: Bounds) {
  if (rent < least) return 'below the first class'
  if (rent <= most) return 'in the first'
  return rent <= luxury ? 'in the second' : 'in the third'
}

function sizesWords(sizes: readonly Bedrooms[], { byBedrooms }: FairRents) {
  const [first = 0, last = first] = [sizes[0], sizes.at(-1)]
  const amount = (bedrooms: Bedrooms) => dollars(byBedrooms[bedrooms].value)
  if (first === last) return `${homeWord(first)} (${amount(first)}) falls`
  const words = first === 0 ? `a studio to ${homeWord(last)}` : `${first} to ${last} bedrooms`
  return `${words} (${amount(first)} to ${amount(last)}) fall`
}

function homeWord(bedrooms: Bedrooms) {
  if (bedrooms === 0) return 'a studio'
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`
}
