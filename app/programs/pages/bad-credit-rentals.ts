import { fastApprovalMeaning, preApprovalMeaning } from '../../claims/meanings.ts'
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
  const { claims, language } = site
  const words = fullServicePagesWords[language].badCredit
  const actions = [signUpElsewhere(site), callAction(site)]
  return {
    chrome: 'full',
    ...fullServiceHead(site, '/bad-credit-rentals', words),
    sections: [
      {
        kind: 'hero',
        title: words.hero.title,
        lead: words.hero.lead(claims),
        actions,
        art: 'windows',
      },
      whatYouCanExpect(site),
      approvalSteps(site, words.steps),
      ...feesAndBonus(site),
      ...promises(site),
      { kind: 'closing', ...words.closing, actions },
    ],
  }
}

function whatYouCanExpect({ claims, language, forms }: Site): Section {
  const { heading, lead, score, deposit, firstAnswer, askingIsFree, approval } =
    fullServicePagesWords[language].badCredit.expect
  // What a form of another company asks for is not ours to say.
  const free = forms.preapproval.address ? '' : ` ${askingIsFree(claims)}`
  return {
    kind: 'cards',
    heading,
    lead,
    cards: [
      { art: 'plate', title: score.title(claims), text: score.text },
      { art: 'letter', title: claims.noDeposit, text: deposit },
      { art: 'window', title: firstAnswer, text: preApprovalMeaning(claims) + free },
      { art: 'clock', title: approval(claims), text: fastApprovalMeaning(claims) },
    ],
  }
}
