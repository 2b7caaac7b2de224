import { priceWords } from '../claims/costs.ts'
import { partsWords } from '../landing/parts-words.ts'
import type { LandingPage } from '../landing/sections.ts'
import { stateEntries } from '../locations/states.ts'
import { listed } from '../platform/listed.ts'
import { territoryWords } from '../platform/territory-words.ts'
import { homeCrumb } from '../site/home-crumb.ts'
import { callHref, formHref, type Site } from '../site/site.ts'
import { homeWords } from './words.ts'

export function statesPage(site: Site): LandingPage {
  const { brand, claims, language, phone } = site
  const { states: words, checkIfYouQualify } = homeWords[language]
  const { apply, call } = partsWords[language]
  return {
    chrome: 'full',
    crumbs: [homeCrumb(language)],
    head: {
      path: '/states',
      crumb: words.crumb,
      title: words.title(brand),
      description: words.description(claims),
    },
    sections: [
      {
        kind: 'opening',
        ...words.opening,
        actions: [
          {
            label: apply(priceWords(claims, 'applicationFee')),
            href: formHref(site, 'funding'),
            isExternal: true,
            offers: 'funding',
          },
          { label: call(phone), href: callHref(site) },
        ],
      },
      { kind: 'states', ...words.list, states: stateEntries },
      {
        kind: 'prose',
        heading: words.beyond.heading,
        paragraphs: [words.beyond.text(listed(Object.values(territoryWords[language]), language))],
        actions: [{ label: words.beyond.capital, href: '/city/washington-dc', isQuiet: true }],
      },
      { kind: 'closing', ...words.closing, actions: [{ label: checkIfYouQualify, href: '/' }] },
    ],
  }
}
