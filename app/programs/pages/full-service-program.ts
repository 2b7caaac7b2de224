import { claimWords } from '../../claims/words.ts'
import type { LandingPage, Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import { callAction } from '../call-action.ts'
import { fullServicePagesWords } from '../full-service-pages-words.ts'
import { approvalSteps, feesAndBonus, fullServiceHead, promises, signUp } from '../full-service-terms.ts'

export function page(site: Site): LandingPage {
  const { claims, language } = site
  const words = fullServicePagesWords[language].fullService
  const actions = [signUp(site, '#sign-up'), callAction(site)]
  return {
    chrome: 'simple',
    ...fullServiceHead(site, '/full-service-program', words),
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
      ...feesAndBonus(site),
      { kind: 'prose', ...words.aboutTheList },
      ...promises(site),
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
