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

/** The parts in their order: where each stands on the page, and what the contents call it. */
export const parts: { id: string; label: string; build: (place: Place, site: Site) => Section[] }[] = [
  { id: 'costs', label: 'Rents', build: homeCosts },
  { id: 'day-one', label: 'Day one', build: dayOne },
  { id: 'reach', label: 'Cheaper towns', build: cheaperTowns },
  { id: 'help', label: 'Free help', build: freeHelp },
  { id: 'low-income', label: 'Income limits', build: lowIncome },
  { id: 'rights', label: 'Your rights', build: rights },
  { id: 'figures', label: 'In figures', build: inFigures },
]

/** What this page says that no other does: after the head and before everything general. */
export function localPart(place: Place, site: Site): Section[] {
  const built = parts
    .map(({ id, label, build }) => ({ id, label, sections: build(place, site) }))
    .filter(({ sections }) => sections.length > 0)
  const contents = built.map(({ id, label }) => ({ id, label }))
  return [...masthead(place, contents), ...built.flatMap(({ sections }) => sections)]
}
