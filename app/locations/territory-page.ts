import type { LandingPage } from '../landing/sections.ts'
import { upperFirst } from '../platform/first-letter.ts'
import { territoryWords } from '../platform/territory-words.ts'
import { type Territory, territorySlug } from '../platform/us-territories.ts'
import { branded, fittingTitle } from '../site/search-result.ts'
import type { Site } from '../site/site.ts'
import { statePath } from './paths.ts'
import { callUs } from './place-sections.ts'
import { stateCrumbs } from './state-crumbs.ts'
import { statePageWords } from './state-page-words.ts'
import { stateEntries } from './states.ts'

/** /state/puerto-rico: nothing is sold where the programs are not offered. */
export function territoryPage(territory: Territory, site: Site): LandingPage {
  const { brand, language } = site
  const name = territoryWords[language][territory]
  const words = statePageWords[language].territory
  return {
    chrome: 'full',
    crumbs: stateCrumbs(language),
    head: {
      path: statePath({ slug: territorySlug(territory) }),
      crumb: upperFirst(name),
      title: fittingTitle(branded(words.title(name), brand)),
      description: words.lead(name),
      isIndexed: false,
    },
    sections: [
      { kind: 'opening', title: words.title(name), lead: words.lead(name), actions: [callUs(site)] },
      { kind: 'states', ...words.states, states: stateEntries },
    ],
  }
}
