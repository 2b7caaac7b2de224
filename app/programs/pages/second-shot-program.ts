import type { LandingPage, Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import { callAction } from '../call-action.ts'
import { fullServicePagesWords } from '../full-service-pages-words.ts'
import {
  approvalSteps,
  feesAndBonus,
  fullServiceHead,
  promises,
  signUpElsewhere,
} from '../full-service-terms.ts'

export function page(site: Site): LandingPage {
  const words = fullServicePagesWords[site.language].secondShot
  const actions = [signUpElsewhere(site), callAction(site)]
  return {
    chrome: 'full',
    ...fullServiceHead(site, '/second-shot-program', words),
    sections: [
      { kind: 'hero', ...words.hero, actions, art: 'hooks' },
      whoItIsFor(site),
      approvalSteps(site, words.steps),
      ...feesAndBonus(site),
      ...promises(site),
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
