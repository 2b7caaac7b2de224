import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { townWords } from '../town-words.ts'
import { cheaperTowns } from './cheaper-towns.ts'
import { dayOne } from './day-one.ts'
import { freeHelp } from './free-help.ts'
import { homeCosts } from './home-costs.ts'
import { inFigures } from './in-figures.ts'
import { lowIncome } from './income-limits.ts'
import { masthead } from './masthead.ts'
import { rights } from './rights.ts'

type PartId = keyof (typeof townWords)['en']['masthead']['parts']

/** The parts in their order: where each stands on the page. */
export const parts: { id: PartId; build: (place: Place, site: Site) => Section[] }[] = [
  { id: 'costs', build: homeCosts },
  { id: 'day-one', build: dayOne },
  { id: 'reach', build: cheaperTowns },
  { id: 'help', build: freeHelp },
  { id: 'low-income', build: lowIncome },
  { id: 'rights', build: rights },
  { id: 'figures', build: inFigures },
]

/** What this page says that no other does: after the head and before everything general. */
export function localPart(place: Place, site: Site): Section[] {
  const { language } = site
  const built = parts
    .map(({ id, build }) => ({ id, sections: build(place, site) }))
    .filter(({ sections }) => sections.length > 0)
  const labels = townWords[language].masthead.parts
  const contents = built.map(({ id }) => ({ id, label: labels[id] }))
  return [...masthead(place, contents, language), ...built.flatMap(({ sections }) => sections)]
}
