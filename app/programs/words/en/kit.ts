import { type Claims, isZero } from '../../../claims/claims.ts'

const oneAdult = 'Full kit, one adult'
const twoAdults = 'Full kit, two adults'
const numberOneAdult = 'Number alone, one adult'
const numberTwoAdults = 'Number alone, two adults'

const valued = (claims: Claims) => [
  `Instructions valued at ${claims.instructionsValue}`,
  `Listings valued at ${claims.databaseValue}`,
  'Letters and documents',
]

const offers = {
  heading: 'Choose what you need',
  lead: 'The full kit, or the number alone. For one adult or for two.',
  oneAdult: {
    title: oneAdult,
    points: (claims: Claims) => ['One registered renter number', ...valued(claims)],
  },
  twoAdults: {
    title: twoAdults,
    terms: (claims: Claims) => `${claims.kitTodayTwoAdults} today, the rest before delivery`,
    points: (claims: Claims) => ['A registered renter number for each adult', ...valued(claims)],
  },
  numberOneAdult: { title: numberOneAdult, points: ['One registered renter number'] },
  numberTwoAdults: { title: numberTwoAdults, points: ['A registered renter number for each adult'] },
  numberTerms: 'in full, when you order',
  numberNote: 'No instructions, listings or letters.',
}

const total = {
  oneAdult,
  twoAdults,
  numberOneAdult,
  numberTwoAdults,
  numberDue: 'In full, when you order.',
  note: 'You pay for one of the four, not for all. Landlords may charge their own application fees. A kit cannot promise that a landlord says yes.',
}

const contents = {
  heading: 'What is in the kit',
  number: {
    title: 'Registered renter identification number',
    text: 'A number registered for you as a renter. Each adult has one. It is not a Social Security number.',
  },
  instructions: {
    title: 'Step-by-step instructions',
    text: (claims: Claims) =>
      `What to do first, what to do next, and what to say. Valued at ${claims.instructionsValue}.`,
  },
  listings: {
    title: 'Second-chance listings database',
    text: (claims: Claims) =>
      `Places known to look at renters with a hard past. Valued at ${claims.databaseValue}.`,
  },
  letters: {
    title: 'Letters and documents',
    text: 'Letters and papers to fill in and send with your application. Write them in your own words if you like.',
  },
}

const number = {
  heading: 'What the number is, and what it is not',
  registeredBy: 'Who registers it',
  acceptedAt: 'Where it is accepted',
  does: 'What it does',
  doesNot: 'What it does not do',
}

export const words = {
  crumb: 'Do-it-yourself kit',
  title: (brand: string) => `Do-It-Yourself Rental Kit | ${brand}`,
  description: (claims: Claims) =>
    `Steps, letters, listings and a renter number. Full kit ${claims.kitOneAdult} for one adult: ${claims.kitOneAdultDue}. A protection plan is required.`,
  /** For search engines. */
  service: {
    name: 'Do-It-Yourself Rental Kit',
    type: 'Rental application kit',
    oneAdult,
    twoAdults,
    numberOneAdult: 'Registered renter number alone, one adult',
    numberTwoAdults: 'Registered renter number alone, two adults',
  },
  order: 'Order the kit',
  hero: {
    title: 'Do it yourself, with everything laid out.',
    lead: 'A registered renter number, clear steps, a list of second-chance homes, and the letters. You work at your own pace.',
  },
  stories: {
    heading: 'What doing it yourself can look like',
    lead: (claims: Claims) =>
      `${isZero(claims, 'rentersHelpedByKit') ? '' : `The kit has helped ${claims.rentersHelpedByKit} renters. `}These are made-up examples; yours may go faster or slower.`,
  },
  testimonials: 'For every kind of home',
  offers,
  total,
  contents,
  number,
  delivery: {
    heading: 'How you get it',
    first: 'You order on this page. First we register your number. Then we send the kit.',
    sent: (delivery: string) => `${delivery} You can read it on your phone.`,
  },
  form: {
    heading: 'Order your kit',
    lead: 'The full kit, or the number alone.',
    neverReplaces: 'The number never replaces your Social Security number',
  },
  closing: {
    heading: 'Not sure which one fits?',
    lead: 'Call and ask. If you would rather have someone talk to landlords for you, look at full service.',
    fullService: 'See full service',
  },
}
