import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { cheaperTowns } from './cheaper-towns.ts'
import { dayOne } from './day-one.ts'
import { freeHelp } from './free-help.ts'
import { homeCosts } from './home-costs.ts'
import { inFigures } from './in-figures.ts'
import { lowIncome } from './income-limits.ts'
import { masthead } from './masthead.ts'
import { rights } from './rights.ts'

/** What this page says that no other does: after the head and before everything general. */
export function localPart(place: Place, site: Site): Section[] {
  return [
    ...masthead(place, site),
    ...homeCosts(place, site),
    ...dayOne(place, site),
    ...cheaperTowns(place, site),
    ...freeHelp(place, site),
    ...lowIncome(place, site),
    ...rights(place, site),
    ...inFigures(place, site),
  ]
}
