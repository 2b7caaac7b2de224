import type { Language } from '../platform/language.ts'
import { exactDollars } from '../platform/us-number.ts'
import { claimValues } from './values.ts'

/**
 * Every price, rate, time and promise the site makes, once. Pages read the words from here;
 * no page types a number. The owner's settings may replace a value, never the kind of a claim.
 */
export type Claim =
  | { kind: 'price'; label: string; value: number }
  | { kind: 'range'; label: string; value: readonly [number, number] }
  | { kind: 'from'; label: string; value: number }
  | { kind: 'over'; label: string; value: number }
  | { kind: 'percent'; label: string; value: number }
  | { kind: 'count'; label: string; value: number }
  | { kind: 'miles'; label: string; value: number }
  | { kind: 'words'; label: string; value: string }

/** The register by what it is about; the owner's settings show it in this order. */
export const claimSections = {
  'Funding and approval program': {
    applicationFee: { kind: 'price', label: 'Funding application fee', value: 99.95 },
    fundingRange: { kind: 'range', label: 'Rental funding', value: [300, 5000] },
    fundingTexas: { kind: 'range', label: 'Rental funding in Texas', value: [500, 5000] },
    fundingCalifornia: { kind: 'range', label: 'Rental funding in California', value: [800, 5000] },
    fundingFlorida: { kind: 'range', label: 'Rental funding in Florida', value: [600, 5000] },
    successFee: { kind: 'words', label: 'Success fee', value: claimValues.en.successFee },
    approvedMeans: {
      kind: 'words',
      label: '“Approved”, for the success fee, means that',
      value: claimValues.en.approvedMeans,
    },
    fundingDecision: {
      kind: 'words',
      label: 'Average funding decision',
      value: claimValues.en.fundingDecision,
    },
    fundsAvailable: { kind: 'words', label: 'Funds available in', value: claimValues.en.fundsAvailable },
    repaymentTerm: { kind: 'words', label: 'Lender repayment term', value: claimValues.en.repaymentTerm },
  },
  'Full-service program': {
    setupFee: { kind: 'price', label: 'Setup fee per adult', value: 300 },
    placementFee: { kind: 'price', label: 'Placement (broker) fee', value: 895 },
    placementDue: { kind: 'words', label: 'Placement fee due within', value: claimValues.en.placementDue },
    listingsBonus: { kind: 'price', label: 'Bonus listings database', value: 50 },
    approvalTime: { kind: 'words', label: 'Typical approval', value: claimValues.en.approvalTime },
  },
  'Do-it-yourself kit': {
    kitOneAdult: { kind: 'price', label: 'Full kit, 1 adult', value: 399.95 },
    kitTwoAdults: { kind: 'price', label: 'Full kit, 2 adults', value: 499.95 },
    kitTodayOneAdult: { kind: 'price', label: 'Kit, paid today, 1 adult', value: 50 },
    kitTodayTwoAdults: { kind: 'range', label: 'Kit, paid today, 2 adults', value: [50, 100] },
    kitTodayTwoMeans: {
      kind: 'words',
      label: 'Kit, paid today, 2 adults: what the range means',
      value: claimValues.en.kitTodayTwoMeans,
    },
    numberOneAdult: { kind: 'price', label: 'Registered renter number alone, 1 adult', value: 149.95 },
    numberTwoAdults: { kind: 'price', label: 'Registered renter number alone, 2 adults', value: 289.95 },
    instructionsValue: { kind: 'price', label: 'Instructions valued at', value: 129.95 },
    databaseValue: { kind: 'price', label: 'Listings database valued at', value: 79.95 },
    kitDelivery: { kind: 'words', label: 'Kit delivered within', value: claimValues.en.kitDelivery },
    kitDeliveryMeans: {
      kind: 'words',
      label: 'What the kit’s delivery time means',
      value: claimValues.en.kitDeliveryMeans,
    },
    rentersHelpedByKit: { kind: 'count', label: 'Renters helped by the kit', value: 20_000 },
  },
  'Corporate lease and performance-based programs': {
    corporateFee: { kind: 'price', label: 'Corporate Lease Program, one time', value: 1295 },
    corporateApplications: {
      kind: 'words',
      label: 'Applications included',
      value: claimValues.en.corporateApplications,
    },
    performanceMinimum: { kind: 'price', label: 'Performance-Based Program, least fee', value: 1295 },
    performanceUpfront: { kind: 'price', label: 'Performance-Based Program, upfront', value: 0 },
    performanceFee: {
      kind: 'words',
      label: 'Performance-Based Program, fee',
      value: claimValues.en.performanceFee,
    },
    performanceDue: {
      kind: 'words',
      label: 'Performance-Based Program, fee due within',
      value: claimValues.en.performanceDue,
    },
    feeAge: { kind: 'words', label: 'Fees count for adults over', value: claimValues.en.feeAge },
    corporateRefund: { kind: 'percent', label: 'Corporate lease, back after the denials', value: 100 },
    refundWindow: {
      kind: 'words',
      label: 'Refund when cancelled within',
      value: claimValues.en.refundWindow,
    },
  },
  'Claims about the service': {
    approvalRate: { kind: 'percent', label: 'Approval rate', value: 95 },
    approvalTexas: { kind: 'percent', label: 'Approval rate in Texas', value: 96 },
    approvalCalifornia: { kind: 'percent', label: 'Approval rate in California', value: 94 },
    approvalFlorida: { kind: 'percent', label: 'Approval rate in Florida', value: 95 },
    approvalRateOf: {
      kind: 'words',
      label: 'The approval rates are the share of',
      value: claimValues.en.approvalRateOf,
    },
    nearbyMiles: { kind: 'miles', label: 'Nearby towns within', value: 50 },
    serviceMiles: { kind: 'miles', label: 'Service around a city within', value: 100 },
    familiesHoused: { kind: 'count', label: 'Families housed', value: 50_000 },
    fundsProvided: { kind: 'over', label: 'Funding provided', value: 15_000_000 },
    lowestCreditScore: {
      kind: 'words',
      label: 'Lowest credit score accepted',
      value: claimValues.en.lowestCreditScore,
    },
    preApproval: { kind: 'words', label: 'Pre-approval', value: claimValues.en.preApproval },
    landlordApproval: { kind: 'words', label: 'Approval in', value: claimValues.en.landlordApproval },
    specialistResponse: {
      kind: 'words',
      label: 'Specialists answer within',
      value: claimValues.en.specialistResponse,
    },
    noDeposit: { kind: 'words', label: 'Deposits', value: claimValues.en.noDeposit },
    guaranteedApproval: {
      kind: 'words',
      label: 'Approval promise',
      value: claimValues.en.guaranteedApproval,
    },
    residentsHelped: { kind: 'count', label: 'Residents helped, local', value: 500 },
    localProperties: { kind: 'count', label: 'Properties, local', value: 50 },
    localSuccessRate: { kind: 'percent', label: 'Success rate, local', value: 95 },
    successRateOf: {
      kind: 'words',
      label: 'The success rate is the share of',
      value: claimValues.en.successRateOf,
    },
    localResponse: { kind: 'words', label: 'Average response, local', value: claimValues.en.localResponse },
    supportTimeline: {
      kind: 'words',
      label: 'Standard support timeline',
      value: claimValues.en.supportTimeline,
    },
  },
  'Rents and lending resources': {
    incomeLow: { kind: 'price', label: 'Income bands: below', value: 2500 },
    incomeHigh: { kind: 'price', label: 'Income bands: above', value: 4000 },
    standardRent: { kind: 'range', label: 'Standard apartments a month', value: [800, 1500] },
    luxuryRent: { kind: 'from', label: 'Luxury apartments a month', value: 2500 },
    depositLoan: { kind: 'range', label: 'Security deposit loan', value: [500, 3000] },
    depositLoanIncome: { kind: 'price', label: 'Deposit loan, monthly income', value: 1000 },
    movingGrant: { kind: 'range', label: 'Moving assistance grant', value: [300, 1500] },
    emergencyIncome: { kind: 'percent', label: 'Emergency assistance, of area median income', value: 80 },
    emergencyMonths: {
      kind: 'words',
      label: 'Emergency assistance, months of rent',
      value: claimValues.en.emergencyMonths,
    },
  },
} as const satisfies Record<string, Record<string, Claim>>

export const claimRegister = {
  ...claimSections['Funding and approval program'],
  ...claimSections['Full-service program'],
  ...claimSections['Do-it-yourself kit'],
  ...claimSections['Corporate lease and performance-based programs'],
  ...claimSections['Claims about the service'],
  ...claimSections['Rents and lending resources'],
}

type Register = typeof claimRegister
type Kind = Claim['kind']
export type ClaimName = keyof Register
/** The claims of a kind: only a price can be an offer, only miles can be a radius. */
export type NameOf<K extends Kind> = {
  [N in ClaimName]: Register[N]['kind'] extends K ? N : never
}[ClaimName]
/** As the owner has it: other values, the same kinds. */
export type ClaimRegister = { [N in ClaimName]: Extract<Claim, { kind: Register[N]['kind'] }> }

/** What follows from others (say-claims.ts). */
export type DerivedName =
  | 'fullServiceTotal'
  | 'kitBeforeDelivery'
  | 'kitOneAdultDue'
  | 'refundAfterDenials'
  | 'performanceStart'
  | 'kitRestTwoAdults'
  | 'midRangeRent'

/** Each claim in the words a page shows, and what follows from several of them; and what language these words are in. */
export type Claims = Record<ClaimName | DerivedName, string> & { language: Language }
/** The numbers behind the words, for whatever counts with them. */
export type ClaimNumbers = Record<NameOf<'price' | 'miles' | 'from'>, number> &
  Record<NameOf<'range'>, readonly [number, number]>

export function numbersOf(register: ClaimRegister): ClaimNumbers {
  const counted = Object.entries(register).flatMap(([name, claim]) =>
    claim.kind === 'words' || claim.kind === 'percent' || claim.kind === 'count' ? [] : [[name, claim.value]],
  )
  return Object.fromEntries(counted)
}

/** Prices the way a contract writes them: '$300.00'. */
export type ExactPrices = Record<NameOf<'price'>, string>

export function exactPricesOf(register: ClaimRegister): ExactPrices {
  const prices = Object.entries(register).flatMap(([name, claim]) =>
    claim.kind === 'price' ? [[name, exactDollars(claim.value)]] : [],
  )
  return Object.fromEntries(prices)
}
