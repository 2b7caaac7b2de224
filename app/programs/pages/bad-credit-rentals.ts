import { fastApprovalMeaning, preApprovalMeaning } from '../../claims/meanings.ts'
import type { LandingPage, Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import { callAction } from '../call-action.ts'
import {
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
  const { claims } = site
  return {
    chrome: 'full',
    head: {
      path: '/bad-credit-rentals',
      crumb: 'Bad credit rentals',
      title: `Rent With Bad Credit | ${site.brand}`,
      description: `Scores as low as ${claims.lowestCreditScore} accepted. We talk to landlords for you. Setup fee ${claims.setupFee} per adult, placement fee ${claims.placementFee} only after approval. Plus a protection plan.`,
      schema: [fullServiceSchema(site, 'Bad Credit Rentals')],
    },
    crumbs: [{ label: 'Home', href: '/' }],
    sections: [
      {
        kind: 'hero',
        title: 'A low score should not keep you out of a home.',
        lead: `We accept credit scores as low as ${claims.lowestCreditScore}. A case manager shows landlords more than a number.`,
        actions: [signUpElsewhere, callAction(site)],
        art: 'windows',
      },
      whatYouCanExpect(site),
      approvalSteps(site),
      feeCards(site),
      listingBonus(site),
      feeAfterApproval(site),
      protectionSection,
      whatWePromise(site),
      fullServiceTotal(site),
      {
        kind: 'closing',
        heading: 'Start with the score you have',
        lead: 'You do not need to fix your credit first. Sign up online, or call and ask what you want to know.',
        actions: [signUpElsewhere, callAction(site)],
      },
    ],
  }
}

function whatYouCanExpect({ claims }: Site): Section {
  return {
    kind: 'cards',
    heading: 'What you can expect',
    lead: 'Bills pile up. Jobs end. A score only shows that it happened, not why.',
    cards: [
      {
        art: 'plate',
        title: `Scores as low as ${claims.lowestCreditScore}`,
        text: 'We take your case with a low score. You do not have to repair it before you come to us.',
      },
      {
        art: 'letter',
        title: claims.noDeposit,
        text: 'We do not take a security deposit; your landlord may ask for one. Your setup fee is a fee for our work, not a deposit.',
      },
      {
        art: 'window',
        title: 'A first answer early',
        text: preApprovalMeaning(claims),
      },
      {
        art: 'clock',
        title: `Approval in ${claims.landlordApproval}`,
        text: fastApprovalMeaning(claims),
      },
    ],
  }
}

function approvalSteps({ claims }: Site): Section {
  return {
    kind: 'steps',
    heading: 'How approval works with bad credit',
    steps: [
      {
        title: 'Sign up',
        text: 'Give us the facts, even the hard ones. We tell you early where you stand.',
        fact: `${claims.setupFee} per adult, before service begins`,
      },
      {
        title: 'Find homes in your budget',
        text: 'Look at the second-chance list and our matches, or bring a home you found.',
        fact: 'Any property allowed',
      },
      {
        title: 'We show the whole picture',
        text: 'Your case manager helps with each application and talks to the landlord about more than your score.',
        fact: `Typically ${claims.approvalTime}, not guaranteed`,
      },
      {
        title: 'Get approved',
        text: 'The landlord says yes. You pay the placement fee, set up the protection plan and sign your lease.',
        fact: `${claims.placementFee}, due within ${claims.placementDue}`,
      },
    ],
  }
}
