import type { LandingPage, Section } from '../../landing/sections.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import type { Site } from '../../site/site.ts'
import { callAction } from '../call-action.ts'
import { fullServicePagesWords } from '../full-service-pages-words.ts'
import {
  approvalSteps,
  feeCards,
  fullServiceSchema,
  fullServiceTotal,
  listingBonus,
  signUpElsewhere,
  whatWePromise,
} from '../full-service-terms.ts'
import { feeAfterApproval } from '../performance.ts'
import { protectionSection } from '../protection.ts'

export function page(site: Site): LandingPage {
  const { claims, language } = site
  const words = fullServicePagesWords[language].secondShot
  const actions = [signUpElsewhere(site), callAction(site)]
  return {
    chrome: 'full',
    head: {
      path: '/second-shot-program',
      crumb: words.crumb,
      title: words.title(site.brand),
      description: words.description(claims),
      schema: [fullServiceSchema(site, words.service)],
    },
    crumbs: [homeCrumb(language)],
    sections: [
      { kind: 'hero', ...words.hero, actions, art: 'hooks' },
      whoItIsFor(site),
      approvalSteps(site, words.steps),
      feeCards(site),
      listingBonus(site),
      feeAfterApproval(site),
      protectionSection(site),
      whatWePromise(site),
      fullServiceTotal(site),
      { kind: 'closing', ...words.closing, actions },
    ],
  }
}

function whoItIsFor({ language }: Site): Section {
  const { heading, lead, eviction, brokenLease, record } = fullServicePagesWords[language].secondShot.who
  return {
    kind: 'cards',
    heading,
    lead,
    cards: [
      { art: 'letter', ...eviction },
      { art: 'plate', ...brokenLease },
      { art: 'window', ...record },
    ],
  }
}
