import type { Direction } from '../../sphere.ts'

const sizes = {
  /** Percent of the people of its city. */
  share: (area: string, city: string, county: string, percent: number) =>
    `About ${percent}% of the people of ${city} live in ${area}, in ${county}.`,
  unknown: (area: string, city: string, county: string) => `${area} belongs to ${city} in ${county}.`,
  about: (people: string) => `about ${people}`,
}

/** /subcity/{slug}: a neighbourhood. */
export const words = {
  // Specified (§2): neighbourhood and city as one name.
  titles: (where: string) => [`Second Chance Apartments ${where} | Bad Credit Rentals`],
  description: (where: string) =>
    `Second chance apartments in ${where}. Bad credit, evictions and broken leases considered.`,
  weHelp: ['We talk to landlords and help with every application.', 'We talk to landlords.'],
  keywords: (name: string) =>
    `second chance apartments ${name}, bad credit rentals ${name}, past eviction apartments ${name}, broken lease apartments ${name}`,
  heading: (where: string) => `Second Chance Apartments in ${where}`,
  lead: (area: string, city: string) =>
    `${area} is a part of ${city}. Bad credit, an eviction or a broken lease? We help you rent here.`,
  leadUnknown: (name: string) =>
    `We look for properties in and around ${name} that consider your history, and help with every application.`,
  applicationFee: 'Application fee',
  peopleIn: (name: string, years: string) => `People in ${name}${years && `, ${years}`}`,
  sizes,
  renting: (area: string) => `Renting in ${area}`,
  inTheMiddle: 'Its center is less than a mile from the city’s.',
  center: (miles: string, direction: Direction) => `Its center is ${miles} ${direction} of the city’s.`,
  censusRent: (area: string, rent: string, years: string) =>
    `The census median rent in ${area} was ${rent} a month over ${years}, utilities included.`,
  fairRents: (city: string, [studio, one, two, three]: readonly string[], years: string) =>
    `HUD’s fair rent for ${city} is ${studio} a month for a studio, ${one} for one bedroom, ${two} for two and ${three} for three (${years}, utilities included).`,
  byZip: (city: string, cheapest: ZipRent, dearest: ZipRent, years: string) =>
    `By ZIP code, census median rents in ${city} run from ${cheapest.rent} (${cheapest.zip}) to ${dearest.isTop ? 'over ' : ''}${dearest.rent} (${dearest.zip}), ${years}.`,
  aboutCity: (city: string) => `Rents, income limits and rights in ${city}`,
  benefits: {
    heading: (area: string) => `What you get in ${area}`,
    badCredit: { title: 'Bad Credit Accepted', text: (score: string) => `Scores as low as ${score}.` },
    local: {
      title: 'Local Properties',
      text: (area: string, city: string) => `We look in ${area} first, then in the rest of ${city}.`,
      textUnknown: (area: string) => `We look in ${area} first, then in the places around it.`,
    },
    guarantee: 'Approval Guarantee',
    quick: { title: 'Quick Approval', text: (time: string) => `Typical is ${time}; no date is promised.` },
  },
  steps: {
    heading: 'How it works',
    apply: { title: 'Step 1: Apply', text: 'By the form below, or by phone.' },
    match: { title: 'Step 2: Match', text: (area: string) => `Homes in and around ${area}.` },
    moveIn: { title: 'Step 3: Move In', text: 'Sign the lease, get the keys.' },
  },
  elsewhere: (city: string) => `Elsewhere in ${city}`,
  allOf: (city: string) => `All of ${city}`,
  other: (way: string | null, peopleOrCounty: string) => [way, peopleOrCounty].filter(Boolean).join(', '),
  closing: (area: string) => `A door in ${area}.`,
  start: (name: string) => `Start Your ${name} Application`,
}

type ZipRent = { zip: string; rent: string; isTop: boolean }
