import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** The town in one line, and what stands on the page. */
export function masthead(_place: Place, _site: Site): Section[] {
  return []
}
