import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** What counts as low income here. */
export function lowIncome(_place: Place, _site: Site): Section[] {
  return []
}
