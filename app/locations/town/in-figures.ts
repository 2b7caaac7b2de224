import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** The town in figures, in sentences that follow from what is remarkable here. */
export function inFigures(_place: Place, _site: Site): Section[] {
  return []
}
