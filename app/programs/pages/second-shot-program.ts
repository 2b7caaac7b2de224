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
      path: '/second-shot-program',
      crumb: 'Second shot',
      title: `Rent After an Eviction or Record | ${site.brand}`,
      description: `An eviction, a broken lease or a record? A case manager talks to landlords for you. Setup ${claims.setupFee} per adult, ${claims.placementFee} after approval. Plus a protection plan.`,
      schema: [fullServiceSchema(site, 'Second Shot Program')],
    },
    crumbs: [{ label: 'Home', href: '/' }],
    sections: [
      {
        kind: 'hero',
        title: 'What happened then is not all you are now.',
        lead: 'This program is for renters with an eviction, a broken lease or a criminal record. We talk to landlords with you, openly.',
        actions: [signUpElsewhere, callAction(site)],
        art: 'hooks',
      },
      whoItIsFor,
      approvalSteps(site),
      feeCards(site),
      listingBonus(site),
      feeAfterApproval(site),
      protectionSection,
      whatWePromise(site),
      fullServiceTotal(site),
      {
        kind: 'closing',
        heading: 'Ready for a second shot?',
        lead: 'Sign up online, or call and tell us what happened. You can ask first and decide later.',
        actions: [signUpElsewhere, callAction(site)],
      },
    ],
  }
}

const whoItIsFor: Section = {
  kind: 'cards',
  heading: 'For what shows up when they check',
  lead: 'You know what is in your past. Landlords rarely hear the rest. We help you tell it.',
  cards: [
    {
      art: 'letter',
      title: 'An eviction',
      text: 'Old or new. We look at what led to it and what is different today.',
    },
    {
      art: 'plate',
      title: 'A broken lease',
      text: 'People leave for a reason: a lost job, a sick parent, an unsafe home. We help you say why.',
    },
    {
      art: 'window',
      title: 'A criminal record',
      text: 'We look for properties that will read your whole application. You never have to hide anything.',
    },
  ],
}

function approvalSteps({ claims }: Site): Section {
  return {
    kind: 'steps',
    heading: 'From told no to a fair hearing',
    steps: [
      {
        title: 'Tell us what happened',
        text: 'Sign up online or call. The plain truth is the best start. Nobody here will judge you.',
        fact: `${claims.setupFee} per adult, before service begins`,
      },
      {
        title: 'See where to apply',
        text: 'Use the second-chance list and our matches, or bring a home you found.',
        fact: 'Any property allowed',
      },
      {
        title: 'We speak up for you',
        text: 'Your case manager helps with each application and talks to the landlord about your past.',
        fact: `Typically ${claims.approvalTime}, not guaranteed`,
      },
      {
        title: 'A landlord says yes',
        text: 'You pay the placement fee, set up the protection plan and sign your lease.',
        fact: `${claims.placementFee}, due within ${claims.placementDue}`,
      },
    ],
  }
}
