import type { Claims } from '../../../claims/claims.ts'

/** What the island is given with the page, because it speaks of prices or of others. */
export const words = {
  title: (brand: string) => `See if you qualify | ${brand}`,
  description: 'Four short steps. Nothing is required.',
  next: (claims: Claims) =>
    `Send the application and a dedicated case manager takes your file. Our lender network looks for ${claims.fundingRange} in rental funding, with an average decision in ${claims.fundingDecision}.`,
  refund: (refund: string, denied: string) => `, and you get a ${refund} if you are ${denied}`,
  apply: (fee: string) => `Start Your Application - ${fee}`,
  incomes: {
    below: (low: string) => `Below ${low}`,
    between: (low: string, high: string) => `${low}-${high}`,
    above: (high: string) => `Above ${high}`,
  },
  /** Who the helpers of data/assistance.json are, and what they do, by the number they answer at. */
  helpers: {
    '211': {
      name: '211 helpline',
      what: 'Free, confidential referral to local help with rent, utilities, shelter and food, in most of the country',
    },
    '+18005694287': {
      name: 'HUD-approved housing counselors',
      what: 'Finds a housing counseling agency near you, free or at low cost: renting, eviction prevention, credit and budget',
    },
    '+18003882227': {
      name: 'National Foundation for Credit Counseling',
      what: 'Nonprofit credit, debt and budget counseling, free or at low cost: ask first',
    },
  },
}
