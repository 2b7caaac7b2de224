import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** Free help nearby: housing agency, legal aid, courts, 211. */
export function freeHelp(_place: Place, _site: Site): Section[] {
  return []
}
