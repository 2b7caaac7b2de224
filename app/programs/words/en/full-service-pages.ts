import { type Claims, isZero } from '../../../claims/claims.ts'

/** The three pages that sell the full-service program. */
const fullService = {
  crumb: 'Full service',
  title: (brand: string) => `Full-Service Rental Approval Help | ${brand}`,
  description: (claims: Claims) =>
    `We talk to landlords for you. ${isZero(claims, 'setupFee') ? 'No setup fee' : `Setup fee ${claims.setupFee} per adult`}, placement fee ${claims.placementFee} only after approval. Plus a protection plan. Any property.`,
  service: 'Full-Service Rental Approval Program',
  hero: {
    title: 'You do not have to ask the next landlord alone.',
    lead: (claims: Claims) =>
      `A case manager takes your file and speaks with landlords for you. Approval typically takes ${claims.approvalTime}. It is not guaranteed.`,
  },
  why: {
    heading: 'Why people choose full service',
    onePerson: {
      title: 'One person knows your case',
      text: 'Your case manager takes your file. You do not have to tell your story over and over.',
    },
    talk: {
      title: 'We talk to landlords',
      text: 'We explain your past and where you stand today, so that they see more than a score.',
    },
    anyProperty: {
      title: 'Any property is allowed',
      text: 'Bring a home you found, or let us match you with one. The fees stay the same.',
    },
    goOn: 'We do not stop at a no',
  },
  steps: {
    heading: 'How approval works',
    signUp: {
      title: 'Sign up',
      text: 'Fill in the form on this page, or call. Your case manager takes it from there.',
    },
    homes: {
      title: 'Pick homes',
      text: 'Choose from the second-chance list, from our matches, or anywhere else you like.',
    },
    we: {
      title: 'We make the case',
      text: 'Your case manager helps with each application and speaks with the landlord.',
    },
    approved: {
      title: 'Get approved',
      text: 'The landlord says yes. You pay the placement fee, set up the protection plan and sign your lease.',
    },
  },
  aboutTheList: {
    heading: 'A word about the second-chance list',
    paragraphs: [
      'The list names places known to look at renters with a hard past. It is a start, not an approval. Each landlord still decides, and rules can change.',
      'You do not have to rent from the list.',
    ],
  },
  form: {
    heading: 'Sign up',
    lead: 'Take your time. You can also call, and we go through it together.',
    points: ['Second-chance listings: free when you sign up here'],
  },
  closing: {
    heading: 'Would you rather talk first?',
    lead: 'Tell us what happened and what you need. Ask about every fee. Then decide.',
  },
}

const secondShot = {
  crumb: 'Second shot',
  title: (brand: string) => `Rent After an Eviction or Record | ${brand}`,
  description: (claims: Claims) =>
    `An eviction, a broken lease or a record? A case manager talks to landlords for you. ${isZero(claims, 'setupFee') ? 'No setup fee' : `Setup ${claims.setupFee} per adult`}, ${claims.placementFee} after approval. Plus a protection plan.`,
  service: 'Second Shot Program',
  hero: {
    title: 'What happened then is not all you are now.',
    lead: 'This program is for renters with an eviction, a broken lease or a criminal record. We talk to landlords with you, openly.',
  },
  who: {
    heading: 'For what shows up when they check',
    lead: 'You know what is in your past. Landlords rarely hear the rest. We help you tell it.',
    eviction: {
      title: 'An eviction',
      text: 'Old or new. We look at what led to it and what is different today.',
    },
    brokenLease: {
      title: 'A broken lease',
      text: 'People leave for a reason: a lost job, a sick parent, an unsafe home. We help you say why.',
    },
    record: {
      title: 'A criminal record',
      text: 'We look for properties that will read your whole application. You never have to hide anything.',
    },
  },
  steps: {
    heading: 'From told no to a fair hearing',
    signUp: {
      title: 'Tell us what happened',
      text: 'Sign up online or call. The plain truth is the best start. Nobody here will judge you.',
    },
    homes: {
      title: 'See where to apply',
      text: 'Use the second-chance list and our matches, or bring a home you found.',
    },
    we: {
      title: 'We speak up for you',
      text: 'Your case manager helps with each application and talks to the landlord about your past.',
    },
    approved: {
      title: 'A landlord says yes',
      text: 'You pay the placement fee, set up the protection plan and sign your lease.',
    },
  },
  closing: {
    heading: 'Ready for a second shot?',
    lead: 'Sign up online, or call and tell us what happened. You can ask first and decide later.',
  },
}

const badCredit = {
  crumb: 'Bad credit rentals',
  title: (brand: string) => `Rent With Bad Credit | ${brand}`,
  description: (claims: Claims) =>
    `Scores as low as ${claims.lowestCreditScore} accepted. We talk to landlords for you. ${isZero(claims, 'setupFee') ? 'No setup fee' : `Setup fee ${claims.setupFee} per adult`}, placement fee ${claims.placementFee} only after approval. Plus a protection plan.`,
  service: 'Bad Credit Rentals',
  hero: {
    title: 'A low score should not keep you out of a home.',
    lead: (claims: Claims) =>
      `We accept credit scores as low as ${claims.lowestCreditScore}. A case manager shows landlords more than a number.`,
  },
  expect: {
    heading: 'What you can expect',
    lead: 'Bills pile up. Jobs end. A score only shows that it happened, not why.',
    score: {
      title: (claims: Claims) => `Scores as low as ${claims.lowestCreditScore}`,
      text: 'We take your case with a low score. You do not have to repair it before you come to us.',
    },
    deposit:
      'We do not take a security deposit; your landlord may ask for one. Your setup fee is a fee for our work, not a deposit.',
    firstAnswer: 'A first answer early',
    askingIsFree: (claims: Claims) =>
      `Asking for it is free: you send the form, we answer, usually within ${claims.specialistResponse}, and you pay only if you then say yes.`,
    approval: (claims: Claims) => `Approval in ${claims.landlordApproval}`,
  },
  steps: {
    heading: 'How approval works with bad credit',
    signUp: {
      title: 'Sign up',
      text: 'Give us the facts, even the hard ones. We tell you early where you stand.',
    },
    homes: {
      title: 'Find homes in your budget',
      text: 'Look at the second-chance list and our matches, or bring a home you found.',
    },
    we: {
      title: 'We show the whole picture',
      text: 'Your case manager helps with each application and talks to the landlord about more than your score.',
    },
    approved: {
      title: 'Get approved',
      text: 'The landlord says yes. You pay the placement fee, set up the protection plan and sign your lease.',
    },
  },
  closing: {
    heading: 'Start with the score you have',
    lead: 'You do not need to fix your credit first. Sign up online, or call and ask what you want to know.',
  },
}

export const words = { fullService, secondShot, badCredit }
