import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** What a home costs here: fair rents by bedrooms, the income and the hours of work that carry them. */
export function homeCosts(_place: Place, _site: Site): Section[] {
  return []
}
