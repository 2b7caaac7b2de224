import { type Claims, isZero } from '../../../../claims/claims.ts'
import { withArticle } from '../../../../platform/us-states.ts'

/** /state/{state}. Names of states come as they are; the ones that need an article get it here. */
export const words = {
  title: (state: string, funding: string) => `Rental funding in ${withArticle(state)}: ${funding}`,
  description: (state: string, funding: string, rent: string) =>
    `Rental funding of ${funding} in ${withArticle(state)}, a loan, where the ${rent}.`,
  helpAfter: ['Help after bad credit, evictions or broken leases.', 'Help after bad credit or evictions.'],
  descriptionUnknown: (state: string, funding: string) =>
    `Rental funding of ${funding} in ${withArticle(state)}, a loan, and help with approval after bad credit, evictions, broken leases or a record.`,
  badge: (state: string) => `${state} rental funding`,
  heading: (state: string) => `A second key in ${withArticle(state)}`,
  lead: (state: string, people: string, rent: string, towns: string) =>
    `The 2020 census counted ${people} in ${state}, and its ${rent}. Of its towns and cities, ${towns} have a page here.`,
  leadUnknown: (state: string) =>
    `We help renters with funding and approval after a no. We have no figures about ${withArticle(state)}.`,
  leadByCity: (state: string, city: string) =>
    `We help renters with funding and approval after a no. The figures about ${withArticle(state)} are on the page of ${city}.`,
  funding: 'Funding',
  approvalIn: (state: string) => `Approval rate in ${withArticle(state)}`,
  approvalEverywhere: 'Approval rate, all states',
  /** After 'Approval rate', in the sentence about it. */
  rateIn: (state: string) => ` in ${withArticle(state)}`,
  applicationFee: 'Application fee',
  cities: (state: string) => `Major cities in ${state}`,
  city: (people: string, rent: string | null) => (rent ? `${people}, ${rent}` : people),
  viewFunding: (city: string) => `View ${city} Funding`,
  vouchers: (state: string) => `Vouchers in ${state}`,
  fees: (claims: Claims) =>
    `${isZero(claims, 'applicationFee') ? 'No application fee' : `Application fee ${claims.applicationFee}`}. The success fee is ${claims.successFee}, due only after approval.`,
  nextDoor: (state: string) => `The next door can be in ${withArticle(state)}.`,
  start: 'Start Your Application Now',
  towns: {
    heading: (state: string) => `Nearby towns in ${state}`,
    lead: (miles: string) =>
      `Under the major city each one is nearest to, within ${miles} and the nearest first.`,
    near: (city: string) => `Near ${city}`,
    farther: 'Farther out',
    way: (miles: string) => miles,
    from: (miles: string, city: string) => `${miles} from ${city}`,
  },
}
