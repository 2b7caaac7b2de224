import { type Claims, isZero } from '../../../../claims/claims.ts'

/** What people search for: badges, and keywords with the name of the town. */
const troubles = [
  'second chance',
  'bad credit',
  'past eviction',
  'broken lease',
  'felony record',
  'low credit score',
]

const classes = {
  heading: (name: string) => `Price classes in and around ${name}`,
  sizesBy: (source: string) => `Sizes by fair rent (${source}).`,
  sameEverywhere: 'The classes are the same everywhere. What homes cost in one town can differ.',
  standard: { title: 'Standard Apartments', feature: 'Walk-ups, garden complexes' },
  midRange: { title: 'Mid-Range Rentals', feature: 'Newer, with elevator' },
  luxury: { title: 'Luxury Apartments', feature: 'New, larger, parking' },
  here: (sizes: string) => `Here: ${sizes || 'no size by fair rent'}`,
  below: (sizes: string) => `below it: ${sizes}`,
  home: (bedrooms: number, rent: string) => {
    const size = bedrooms === 0 ? 'studio' : bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`
    return `${size} ${rent}`
  },
}

const benefits = {
  heading: 'What you get',
  badCredit: {
    title: 'Bad Credit OK',
    text: (score: string) => `Scores as low as ${score}; evictions, broken leases and records considered.`,
  },
  quality: {
    title: 'Quality Rentals',
    anywhere: 'Standard to luxury.',
    around: (name: string) => `Standard to luxury, in and around ${name}.`,
    inPlaces: (name: string, count: number, places: string, miles: string) =>
      `Standard to luxury; ${places} ${count === 1 ? 'place lies' : 'places lie'} within ${miles} of ${name}.`,
  },
  fast: { title: 'Fast Process', text: (time: string) => `Typical is ${time}; no date is promised.` },
}

const guide = {
  heading: (name: string) => `The complete guide to renting in ${name} again`,
  rent: {
    heading: 'Start from the rent',
    text: (rent: string, income: string) => `${rent} What is listed today is often more. ${income}`,
    unknown: (name: string) => `Decide what you can pay each month before you look in ${name}.`,
    incomeHere: (income: string) =>
      `Many landlords ask for three times the rent in income, here about ${income} a month.`,
    incomeIn: (state: string, income: string) =>
      `Many landlords ask for three times the rent in income, in ${state} about ${income} a month.`,
  },
  place: { heading: 'Know the place', text: (size: string, neighbors: string) => `${size} ${neighbors}` },
  past: {
    heading: 'Say what happened',
    text: 'A landlord will see the eviction or the score. We help you explain it in a short letter, with proof of what has changed.',
  },
  properties: {
    heading: 'Pick properties that listen',
    text: (name: string) =>
      `We look in and around ${name} for properties that consider your history, speak with the landlord, and help with each application.`,
  },
  fees: {
    heading: 'Know the fees',
    text: (claims: Claims) =>
      `Funding: ${isZero(claims, 'applicationFee') ? '' : `${claims.applicationFee} before we start, and `}${claims.successFee} only after approval. Full service: ${isZero(claims, 'setupFee') ? '' : `${claims.setupFee} setup per adult and `}${claims.placementFee} within ${claims.placementDue} of approval. A renter-protection plan is required.`,
  },
  days: {
    heading: 'Expect days, not hours',
    text: (time: string, vouchers: string) =>
      `Full-service approval typically takes ${time} and is not guaranteed. ${vouchers}`,
  },
}

const trust = {
  known: (name: string) => `What we know about ${name}`,
  brought: (name: string) => `What we bring to ${name}`,
  /** Of figures that were computed and not brought. */
  around: (name: string) => `${name} at a glance`,
  unknownTown: (state: string) =>
    `Our tables have no town of this name in ${state}, so no local figures stand here. These hold all over the state.`,
}

const figures = {
  funding: 'Funding',
  applicationFee: 'Application fee',
  residents: 'Residents helped',
  properties: 'Properties',
  successRate: 'Success rate, all listed cities',
  response: 'Average response',
  townsWithin: (miles: string) => `Towns within ${miles}`,
  counted: 'Population, 2020 census',
  estimated: (years: string) => `Population, census estimate ${years}`,
}

const steps = {
  heading: 'Three steps, one case manager',
  review: { title: 'Application review', text: 'We read your whole file.' },
  matching: {
    title: 'Property matching',
    /** By census median rent. */
    noDearer: (around: string) => `Nearby and no dearer: ${around}.`,
    nearby: (around: string) => `Nearby: ${around}.`,
    anywhere: (name: string) => `You say where in and around ${name}.`,
    town: (name: string, miles: string) => `${name} (${miles})`,
  },
  support: { title: 'Approval support', text: 'We speak with the landlord.' },
}

const towns = {
  doors: (name: string) => `Doors in ${name}`,
  door: (people: string, county: string) => `${people}, ${county}`,
  viewRentals: (area: string) => `View ${area} Rentals`,
  near: (name: string) => `Near ${name}`,
  served: (miles: string) => `places served within ${miles}`,
  townsNear: (name: string) => `Towns near ${name}`,
  withRents: (miles: string, years: string) => `Within ${miles}, with the census median rent, ${years}.`,
}

/** The pages of towns: what their sections say, apart from the local part. */
export const words = {
  crumbs: { states: 'Service areas' },
  description: (where: string, rents: string) =>
    `Second chance apartments in ${where} for renters with bad credit, evictions, broken leases or a record.${rents && ` ${rents}`}`,
  richDescription: (where: string, rents: string, hasCheaper: boolean) =>
    `${rents}${rents && ' '}Renting in ${where}: ${hasCheaper ? 'cheaper towns, ' : ''}free help and your rights.`,
  lead: (rent: string) => `Bad credit, an eviction or a broken lease? ${rent}`,
  leadUnknown: (name: string) =>
    `Bad credit, an eviction or a broken lease? We look for properties in and around ${name} that consider your history.`,
  skyline: 'A drawing: a brass key whose teeth are the roofs of a town.',
  troubles,
  keyword: (trouble: string, town: string) => `${trouble} apartments ${town}`,
  preApproval: 'Get Pre-Approved Now',
  startApplication: 'Start Application',
  call: (phone: string) => `Call ${phone}`,
  applyNow: (fee: string) => `Apply Now - ${fee}`,
  form: {
    heading: 'Apply from here',
    lead: 'Have this ready.',
    pay: 'Proof of pay',
    payAsked: (pay: string) => `Proof of pay: for one bedroom many ask ${pay} a month`,
    past: 'What happened, in a sentence',
    contact: 'A phone number or e-mail',
  },
  answers: (time: string) => `A rental specialist usually answers within ${time}.`,
  stories: 'Told no, then told yes',
  wall: 'Approval wall',
  reading: (name: string) => `Reading for renters in ${name}`,
  discover: (name: string) => `Discover ${name}`,
  classes,
  benefits,
  guide,
  trust,
  figures,
  steps,
  towns,
}
