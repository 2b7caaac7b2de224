import { type Claims, isZero } from '../../../claims/claims.ts'

const notOnFile = 'not on file'

/** /city/{city}: what a renter in one city can expect. */
const applyFor = (claims: Claims) =>
  isZero(claims, 'applicationFee') ? 'Free to apply' : `Apply for ${claims.applicationFee}`

export const words = {
  title: (where: string, funding: string) => `Rental funding in ${where}: ${funding}`,
  /** `claims`: null where the fee finds no room. */
  description: (where: string, funding: string, rents: string, claims: Claims | null) =>
    `Rental funding of ${funding} in ${where}, a loan. ${rents}${claims ? ` ${applyFor(claims)}.` : ''}`,
  descriptionUnlisted: (where: string, funding: string, claims: Claims) =>
    `Rental funding of ${funding} in ${where}, a loan, after bad credit, evictions, broken leases or a record. ${applyFor(claims)}.`,
  badge: 'City funding',
  heading: (where: string) => `Rental funding in ${where}`,
  lead: (size: string, rent: string) => `${size} ${rent}`,
  closing: (funding: string, city: string) => `Get ${funding} for your next home in ${city}.`,
  decision: (decision: string, funds: string) =>
    `The average decision takes ${decision}, and if a lender says yes, funds are typically there in ${funds}.`,
  toApartments: (city: string) => `Second chance apartments in ${city}`,
  neighborhoods: (city: string) => `Neighborhoods of ${city}`,
  looking: (city: string) => `Looking for an apartment in ${city}?`,
  apartments: (city: string) => `Apartments in ${city}`,
  budget: 'Where your budget reaches',
  help: (city: string) => `Free or low-cost help in ${city}`,
  helpLead: 'Not part of us; asking is free.',
  namesakes: (name: string) => `Other places called ${name}`,
  unlisted: {
    noState: (name: string) =>
      `We have no town called ${name} on file, so this page has no figures of its own. Choose its state for the rent and the towns there.`,
    lead: (name: string, towns: string, state: string) =>
      `${name} is not among the ${towns} towns and cities of ${state} we have on file.`,
    leadWithRent: (name: string, towns: string, state: string, rent: string) =>
      `${name} is not among the ${towns} towns and cities of ${state} we have on file. Across the state the ${rent}.`,
    population: { label: 'Population', value: notOnFile },
    rent: { label: 'Census median rent here', value: notOnFile },
    rentOf: (state: string) => `Census median rent of ${state}`,
    peopleIn: (state: string) => `People in ${state}`,
    whichState: (name: string) => `Which state is ${name} in?`,
    states: 'Each state’s page has its rent, its cities and its towns.',
    towns: (state: string) => `Towns of ${state} we know more about`,
  },
}
