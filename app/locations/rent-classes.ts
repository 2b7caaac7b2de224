import type { Fact } from '../almanac/fact.ts'
import { bedroomCounts, fairRents } from '../almanac/fair-rents.ts'
import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import type { Place } from './place.ts'
import { townWords } from './town-words.ts'

type Bounds = { standard: readonly [number, number]; luxury: number }

/** What each price class has at the fair rents of a place; null where HUD names none. */
export type SizesByClass = { source: Fact['source']; standard: string; midRange: string; luxury: string }

export function sizesByClass(place: Place, bounds: Bounds, language: Language): SizesByClass | null {
  const words = townWords[language].landing.classes
  const rents = fairRents(place)?.byBedrooms
  if (!rents) return null
  const groups = Map.groupBy(bedroomCounts, (bedrooms) => classOf(rents[bedrooms].value, bounds))
  const said = (name: Class) =>
    (groups.get(name) ?? []).map((size) => words.home(size, dollars(rents[size].value))).join(', ')
  const below = said('below')
  return {
    source: rents[1].source,
    standard: [said('standard'), below && words.below(below)].filter(Boolean).join('; '),
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
