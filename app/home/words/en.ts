import { type Claims, isZero } from '../../claims/claims.ts'
import { sentence } from '../../platform/said-parts.ts'

const home = {
  title: (brand: string) => `Rental approval and funding after bad credit or eviction | ${brand}`,
  description: (claims: Claims) =>
    `Bad credit, an eviction, a broken lease or a record? Help with rental approval, and a loan of ${claims.fundingRange} to move in. ${isZero(claims, 'applicationFee') ? 'No application fee' : `Application fee ${claims.applicationFee}`}.`,
  lead: (claims: Claims) =>
    `Bad credit, an eviction, a broken lease, a record: we help you get approved for a home, and find a loan of ${claims.fundingRange} to move in.`,
  questions: 'Questions?',
  works: {
    heading: 'How it works',
    check: {
      title: 'Check if you qualify',
      text: 'Answer four short steps about the property, your history, income and budget.',
      fact: 'Free to check',
    },
    apply: {
      title: 'Apply',
      text: 'Send the application. A dedicated case manager takes your file.',
      fact: (claims: Claims) =>
        isZero(claims, 'applicationFee') ? 'No application fee' : `${claims.applicationFee} application fee`,
    },
    decision: {
      title: 'Get a decision',
      text: (claims: Claims) =>
        `Our lender network reviews your case for ${claims.fundingRange} in rental funding.`,
      fact: (claims: Claims) => `Average decision: ${claims.fundingDecision}`,
    },
    keys: {
      title: 'Get the keys',
      text: (claims: Claims) =>
        `If a lender says yes, funds are typically there in ${claims.fundsAvailable}. Repayment terms are typically ${claims.repaymentTerm}.`,
      fact: (claims: Claims) => `Success fee: ${claims.successFee}, due only after approval`,
    },
  },
  allStories: 'All success stories',
  plainAnswers: 'Plain answers',
  finder: {
    heading: 'Where can I afford to live?',
    text: 'Say what you earn or can pay, and around which town. You see the towns whose fair rent fits, and what is left over.',
    action: 'Find towns that fit',
  },
  states: { heading: 'A key for every state', lead: 'Funding ranges, rents and cities for all 50.' },
  closing: {
    heading: 'The next door can open.',
    lead: (claims: Claims) =>
      `${sentence(
        [
          !isZero(claims, 'familiesHoused') && `${claims.familiesHoused} families housed`,
          !isZero(claims, 'fundsProvided') && `${claims.fundsProvided} provided`,
        ],
        ' and ',
      )}Start with four short steps.`,
  },
}

const qualify = {
  heading: 'See if you qualify',
  lead: 'Four short steps. Leave blank what you do not know.',
  promises: (claims: Claims) => [
    `Credit scores as low as ${claims.lowestCreditScore} accepted`,
    'Evictions, broken leases and records considered',
    isZero(claims, 'applicationFee')
      ? 'Free to check, and free to apply'
      : `Free to check. You pay ${claims.applicationFee} only when you say yes, before we start`,
    'No question is required',
  ],
}

/** Besides funding. `denied` says after how many denials money comes back. */
const programs = {
  heading: 'More ways through the door',
  fullService: {
    terms: (claims: Claims) => `per adult at the start, ${claims.placementFee} after approval`,
    points: ['We talk to landlords for you', 'Any property allowed'],
    action: 'Full service',
    secondShot: 'After an eviction',
  },
  corporate: {
    terms: 'one time, before we start',
    points: (claims: Claims, denied: string) => [
      'A lease in your own name',
      ...(isZero(claims, 'corporateRefund') ? [] : [`A ${claims.refundAfterDenials} if ${denied}`]),
    ],
    action: 'Corporate lease',
  },
  kit: {
    terms: (claims: Claims) => `for one adult: ${claims.kitOneAdultDue}`,
    points: ['Steps, letters and listings', 'You talk to landlords yourself'],
    action: 'The kit',
  },
}

const states = {
  crumb: 'Service areas',
  title: (brand: string) => `All 50 states: rental funding and approval | ${brand}`,
  description: (claims: Claims) =>
    `Find your state. Rental funding of ${claims.fundingRange}, a loan, and help with approval after bad credit, an eviction, a broken lease or a record.`,
  opening: {
    title: 'We work in all 50 states',
    lead: 'Choose yours to see funding ranges, rents and the cities we serve.',
  },
  list: { heading: 'Service areas', lead: 'Three example cities in each.' },
  beyond: {
    heading: 'Washington, DC, and the territories',
    text: (territories: string) =>
      `Our programs are also for homes in Washington, DC. They are not for homes in ${territories}.`,
    capital: 'See Washington, DC',
  },
  closing: {
    heading: 'Not sure where to start?',
    lead: 'Four short steps show what fits. It is free to check, wherever you live.',
  },
}

const stories = {
  crumb: 'Success stories',
  title: (brand: string) => `Success stories: what a second chance can look like | ${brand}`,
  descriptionOfExamples:
    'Six illustrative stories of renters with bad credit, evictions, broken leases or a record, and what can help them into a home.',
  description:
    'Where to read how renters with bad credit, evictions, broken leases or a record got approved, and how to tell your own story.',
  heading: 'Success stories',
  aboutExamples: 'What it can look like when somebody makes the calls with you.',
  aboutTheWall: 'The approval wall is where people who were approved tell their own stories.',
  aboutTheWallOfExamples:
    'On the approval wall, renters who were approved can tell their own stories. Stories marked as examples there are made up.',
  seeTheWall: 'See the approval wall',
  real: {
    heading: 'Only what was lived',
    paragraphs: [
      'A story on the wall is told by the renter who lived it, and read by us before it appears. We make none up.',
      'Were you told no, and then told yes? Yours can be the one that keeps somebody going.',
    ],
    share: 'Share Your Story',
  },
  closing: {
    heading: 'Your story can start here.',
    lead: 'Four short steps. Nothing is required, and we keep none of your answers.',
  },
}

/** `denied` says after how many denials money comes back. */
const faq = {
  cost: {
    question: 'What does it cost?',
    answer: (line: string, approvedMeans: string) =>
      `${line} ${approvedMeans} The other programs have their own fees; each program page lists every fee, when it is due and what comes back.`,
  },
  speed: {
    question: 'How fast is a decision?',
    answer: (claims: Claims) =>
      `The average funding decision takes ${claims.fundingDecision}, and if a lender says yes, funds are typically there in ${claims.fundsAvailable}. A landlord’s yes through the full-service program typically takes ${claims.approvalTime}. We cannot promise a date.`,
  },
  who: {
    question: 'Who qualifies?',
    answer: (claims: Claims) =>
      `People with bad credit, evictions, broken leases or a criminal background. Credit scores as low as ${claims.lowestCreditScore} are accepted. Our lender network offers ${claims.fundingRange} in rental funding; the lender decides about each loan, and the landlord about each lease.`,
  },
  no: {
    question: 'What happens if a landlord says no?',
    answer: (claims: Claims, guarantee: string, denied: string) =>
      `Standard support runs ${claims.supportTimeline} and goes on beyond that. ${guarantee}${isZero(claims, 'corporateRefund') ? '' : ` In the Corporate Lease Program you get a ${claims.refundAfterDenials} if you are ${denied}.`}`,
  },
  refund: {
    question: 'Can I get a refund?',
    answer: (claims: Claims, denied: string) =>
      `Yes, if no work was done, or if you cancel within ${claims.refundWindow} of payment and no service was rendered.${isZero(claims, 'corporateRefund') ? '' : ` In the Corporate Lease Program also if you are ${denied}: then you get a ${claims.refundAfterDenials}.`} Payments made after an approval are not refunded.`,
  },
  eviction: {
    question: 'I have an eviction or a broken lease. Can you still help?',
    answer:
      'Yes. Your case manager speaks with landlords, matches you with properties that consider your history, and helps with each application.',
  },
  record: {
    question: 'What about a criminal background?',
    answer:
      'We look for properties that read the whole application. Rules differ by state, by property and by what happened, so we tell you early where you stand. No one can promise that a certain landlord will agree.',
  },
  vouchers: 'Can I use Section 8 or a voucher?',
}

export const words = {
  home,
  qualify,
  programs,
  states,
  stories,
  faq,
  toldNoThenYes: 'Told no, then told yes',
  checkIfYouQualify: 'Check If You Qualify',
}
