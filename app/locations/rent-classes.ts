import type { Fact } from '../almanac/fact.ts'
import { type Bedrooms, bedroomCounts, fairRents } from '../almanac/fair-rents.ts'
import { dollars } from '../platform/us-number.ts'
import type { Place } from './place.ts'

type Bounds = { standard: readonly [number, number]; luxury: number }

/** What each price class has at the fair rents of a place; null where HUD names none. */
export type SizesByClass = { source: Fact['source']; standard: string; midRange: string; luxury: string }

export function sizesByClass(place: Place, bounds: Bounds): SizesByClass | null {
  const rents = fairRents(place)?.byBedrooms
  if (!rents) return null
  const groups = Map.groupBy(bedroomCounts, (bedrooms) => classOf(rents[bedrooms].value, bounds))
  const said = (name: Class) =>
    (groups.get(name) ?? []).map((size) => `${homeWord(size)} ${dollars(rents[size].value)}`).join(', ')
  const below = said('below')
  return {
    source: rents[1].source,
    standard: [said('standard'), below && `below it: ${below}`].filter(Boolean).join('; '),
    midRange: said('midRange'),
    luxury: said('luxury'),
  }
}

type Class = 'below' | 'standard' | 'midRange' | 'luxury'

function classOf(rent: number, { standard: [least, most], luxury }: Bounds): Class {
  if (rent < least) return 'below'
  if (rent <= most) return 'standard'
  return rent <= luxury ? 'midRange' : 'luxury'
}

function homeWord(bedrooms: Bedrooms) {
  if (bedrooms === 0) return 'studio'
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`
}
