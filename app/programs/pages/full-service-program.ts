import { claimWords } from '../../claims/words.ts'
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
  signUp,
  whatWePromise,
} from '../full-service-terms.ts'
import { feeAfterApproval } from '../performance.ts'
import { protectionSection } from '../protection.ts'

export function page(site: Site): LandingPage {
  const { claims, language } = site
  const words = fullServicePagesWords[language].fullService
  const actions = [signUp(site, '#sign-up'), callAction(site)]
  return {
    chrome: 'simple',
    head: {
      path: '/full-service-program',
      crumb: words.crumb,
      title: words.title(site.brand),
      description: words.description(claims),
      schema: [fullServiceSchema(site, words.service)],
    },
    crumbs: [homeCrumb(language)],
    sections: [
      {
        kind: 'hero',
        title: words.hero.title,
        lead: words.hero.lead(claims),
        actions,
        art: 'street',
      },
      whyChoose(site),
      approvalSteps(site, words.steps),
      feeCards(site),
      listingBonus(site),
      feeAfterApproval(site),
      { kind: 'prose', ...words.aboutTheList },
      protectionSection(site),
      whatWePromise(site),
      fullServiceTotal(site),
      { kind: 'form', id: 'sign-up', form: 'signup', ...words.form },
      { kind: 'closing', ...words.closing, actions },
    ],
  }
}

function whyChoose({ language }: Site): Section {
  const { heading, onePerson, talk, anyProperty, goOn } = fullServicePagesWords[language].fullService.why
  return {
    kind: 'cards',
    heading,
    cards: [
      { art: 'plate', ...onePerson },
      { art: 'letter', ...talk },
      { art: 'window', ...anyProperty },
      { art: 'clock', title: goOn, text: claimWords[language].meanings.guarantee },
    ],
  }
}
