import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** Cash for day one: rent, deposit, our fees, in total for each program. */
export function dayOne(_place: Place, _site: Site): Section[] {
  return []
}
