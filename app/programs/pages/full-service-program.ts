import { guaranteeMeaning } from '../../claims/meanings.ts'
import type { Action, LandingPage, Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import { callAction } from '../call-action.ts'
import {
  feeCards,
  fullServiceSchema,
  fullServiceTotal,
  listingBonus,
  whatWePromise,
} from '../full-service-terms.ts'
import { feeAfterApproval } from '../performance.ts'
import { protectionSection } from '../protection.ts'

const signUp: Action = { label: 'Sign up online', href: '#sign-up', offers: 'fullService' }

export function page(site: Site): LandingPage {
  const { claims } = site
  return {
    chrome: 'simple',
    head: {
      path: '/full-service-program',
      crumb: 'Full service',
      title: `Full-Service Rental Approval Help | ${site.brand}`,
      description: `We talk to landlords for you. Setup fee ${claims.setupFee} per adult, placement fee ${claims.placementFee} only after approval. Plus a protection plan. Any property.`,
      schema: [fullServiceSchema(site, 'Full-Service Rental Approval Program')],
    },
    crumbs: [{ label: 'Home', href: '/' }],
    sections: [
      {
        kind: 'hero',
        title: 'You do not have to ask the next landlord alone.',
        lead: `A case manager takes your file and speaks with landlords for you. Approval typically takes ${claims.approvalTime}. It is not guaranteed.`,
        actions: [signUp, callAction(site)],
        art: 'street',
      },
      whyChoose,
      approvalSteps(site),
      feeCards(site),
      listingBonus(site),
      feeAfterApproval(site),
      secondChanceNote,
      protectionSection,
      whatWePromise(site),
      fullServiceTotal(site),
      {
        kind: 'form',
        id: 'sign-up',
        heading: 'Sign up',
        lead: 'Take your time. You can also call, and we go through it together.',
        form: 'signup',
        points: ['Second-chance listings: free when you sign up here'],
      },
      {
        kind: 'closing',
        heading: 'Would you rather talk first?',
        lead: 'Tell us what happened and what you need. Ask about every fee. Then decide.',
        actions: [signUp, callAction(site)],
      },
    ],
  }
}

const whyChoose: Section = {
  kind: 'cards',
  heading: 'Why people choose full service',
  cards: [
    {
      art: 'plate',
      title: 'One person knows your case',
      text: 'Your case manager takes your file. You do not have to tell your story over and over.',
    },
    {
      art: 'letter',
      title: 'We talk to landlords',
      text: 'We explain your past and where you stand today, so that they see more than a score.',
    },
    {
      art: 'window',
      title: 'Any property is allowed',
      text: 'Bring a home you found, or let us match you with one. The fees stay the same.',
    },
    {
      art: 'clock',
      title: 'We do not stop at a no',
      text: guaranteeMeaning,
    },
  ],
}

function approvalSteps({ claims }: Site): Section {
  return {
    kind: 'steps',
    heading: 'How approval works',
    steps: [
      {
        title: 'Sign up',
        text: 'Fill in the form on this page, or call. Your case manager takes it from there.',
        fact: `${claims.setupFee} per adult, before service begins`,
      },
      {
        title: 'Pick homes',
        text: 'Choose from the second-chance list, from our matches, or anywhere else you like.',
        fact: 'Any property allowed',
      },
      {
        title: 'We make the case',
        text: 'Your case manager helps with each application and speaks with the landlord.',
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

const secondChanceNote: Section = {
  kind: 'prose',
  heading: 'A word about the second-chance list',
  paragraphs: [
    'The list names places known to look at renters with a hard past. It is a start, not an approval. Each landlord still decides, and rules can change.',
    'You do not have to rent from the list.',
  ],
}
