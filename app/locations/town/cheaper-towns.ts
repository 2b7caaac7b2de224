import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** Towns within reach that cost less, on a map and as a list. */
export function cheaperTowns(_place: Place, _site: Site): Section[] {
  return []
}
