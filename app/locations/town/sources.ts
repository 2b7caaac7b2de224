import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** Where the figures of this page come from. */
export function figureSources(_place: Place, _site: Site): Section[] {
  return []
}
