import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** What the law of the state says, with statute and day; what is unknown is said as unknown. */
export function rights(_place: Place, _site: Site): Section[] {
  return []
}
