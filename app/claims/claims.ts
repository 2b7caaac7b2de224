import type { Language } from '../platform/language.ts'
import { exactDollars } from '../platform/us-number.ts'
import { registerWords } from './register-words.ts'
import { claimValues } from './values.ts'

const { labels } = registerWords.en

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
  funding: {
    applicationFee: { kind: 'price', label: labels.applicationFee, value: 99.95 },
    fundingRange: { kind: 'range', label: labels.fundingRange, value: [300, 5000] },
    fundingTexas: { kind: 'range', label: labels.fundingTexas, value: [500, 5000] },
    fundingCalifornia: { kind: 'range', label: labels.fundingCalifornia, value: [800, 5000] },
    fundingFlorida: { kind: 'range', label: labels.fundingFlorida, value: [600, 5000] },
    successFee: { kind: 'words', label: labels.successFee, value: claimValues.en.successFee },
    successDue: { kind: 'words', label: labels.successDue, value: claimValues.en.successDue },
    approvedMeans: {
      kind: 'words',
      label: labels.approvedMeans,
      value: claimValues.en.approvedMeans,
    },
    fundingDecision: {
      kind: 'words',
      label: labels.fundingDecision,
      value: claimValues.en.fundingDecision,
    },
    fundsAvailable: { kind: 'words', label: labels.fundsAvailable, value: claimValues.en.fundsAvailable },
    repaymentTerm: { kind: 'words', label: labels.repaymentTerm, value: claimValues.en.repaymentTerm },
  },
  fullService: {
    setupFee: { kind: 'price', label: labels.setupFee, value: 300 },
    placementFee: { kind: 'price', label: labels.placementFee, value: 895 },
    placementDue: { kind: 'words', label: labels.placementDue, value: claimValues.en.placementDue },
    listingsBonus: { kind: 'price', label: labels.listingsBonus, value: 50 },
    approvalTime: { kind: 'words', label: labels.approvalTime, value: claimValues.en.approvalTime },
  },
  kit: {
    kitOneAdult: { kind: 'price', label: labels.kitOneAdult, value: 399.95 },
    kitTwoAdults: { kind: 'price', label: labels.kitTwoAdults, value: 499.95 },
    kitTodayOneAdult: { kind: 'price', label: labels.kitTodayOneAdult, value: 50 },
    kitTodayTwoAdults: { kind: 'range', label: labels.kitTodayTwoAdults, value: [50, 100] },
    kitTodayTwoMeans: {
      kind: 'words',
      label: labels.kitTodayTwoMeans,
      value: claimValues.en.kitTodayTwoMeans,
    },
    numberOneAdult: { kind: 'price', label: labels.numberOneAdult, value: 149.95 },
    numberTwoAdults: { kind: 'price', label: labels.numberTwoAdults, value: 289.95 },
    instructionsValue: { kind: 'price', label: labels.instructionsValue, value: 129.95 },
    databaseValue: { kind: 'price', label: labels.databaseValue, value: 79.95 },
    kitDelivery: { kind: 'words', label: labels.kitDelivery, value: claimValues.en.kitDelivery },
    kitDeliveryMeans: {
      kind: 'words',
      label: labels.kitDeliveryMeans,
      value: claimValues.en.kitDeliveryMeans,
    },
    rentersHelpedByKit: { kind: 'count', label: labels.rentersHelpedByKit, value: 20_000 },
  },
  corporate: {
    corporateFee: { kind: 'price', label: labels.corporateFee, value: 1295 },
    corporateApplications: {
      kind: 'words',
      label: labels.corporateApplications,
      value: claimValues.en.corporateApplications,
    },
    performanceMinimum: { kind: 'price', label: labels.performanceMinimum, value: 1295 },
    performanceUpfront: { kind: 'price', label: labels.performanceUpfront, value: 0 },
    performanceFee: {
      kind: 'words',
      label: labels.performanceFee,
      value: claimValues.en.performanceFee,
    },
    performanceDue: {
      kind: 'words',
      label: labels.performanceDue,
      value: claimValues.en.performanceDue,
    },
    feeAge: { kind: 'words', label: labels.feeAge, value: claimValues.en.feeAge },
    corporateRefund: { kind: 'percent', label: labels.corporateRefund, value: 100 },
    refundWindow: {
      kind: 'words',
      label: labels.refundWindow,
      value: claimValues.en.refundWindow,
    },
  },
  service: {
    approvalRate: { kind: 'percent', label: labels.approvalRate, value: 95 },
    approvalTexas: { kind: 'percent', label: labels.approvalTexas, value: 96 },
    approvalCalifornia: { kind: 'percent', label: labels.approvalCalifornia, value: 94 },
    approvalFlorida: { kind: 'percent', label: labels.approvalFlorida, value: 95 },
    approvalRateOf: {
      kind: 'words',
      label: labels.approvalRateOf,
      value: claimValues.en.approvalRateOf,
    },
    nearbyMiles: { kind: 'miles', label: labels.nearbyMiles, value: 50 },
    serviceMiles: { kind: 'miles', label: labels.serviceMiles, value: 100 },
    familiesHoused: { kind: 'count', label: labels.familiesHoused, value: 50_000 },
    fundsProvided: { kind: 'over', label: labels.fundsProvided, value: 15_000_000 },
    lowestCreditScore: {
      kind: 'words',
      label: labels.lowestCreditScore,
      value: claimValues.en.lowestCreditScore,
    },
    preApproval: { kind: 'words', label: labels.preApproval, value: claimValues.en.preApproval },
    landlordApproval: {
      kind: 'words',
      label: labels.landlordApproval,
      value: claimValues.en.landlordApproval,
    },
    specialistResponse: {
      kind: 'words',
      label: labels.specialistResponse,
      value: claimValues.en.specialistResponse,
    },
    noDeposit: { kind: 'words', label: labels.noDeposit, value: claimValues.en.noDeposit },
    guaranteedApproval: {
      kind: 'words',
      label: labels.guaranteedApproval,
      value: claimValues.en.guaranteedApproval,
    },
    residentsHelped: { kind: 'count', label: labels.residentsHelped, value: 500 },
    localProperties: { kind: 'count', label: labels.localProperties, value: 50 },
    localSuccessRate: { kind: 'percent', label: labels.localSuccessRate, value: 95 },
    successRateOf: {
      kind: 'words',
      label: labels.successRateOf,
      value: claimValues.en.successRateOf,
    },
    localResponse: { kind: 'words', label: labels.localResponse, value: claimValues.en.localResponse },
    supportTimeline: {
      kind: 'words',
      label: labels.supportTimeline,
      value: claimValues.en.supportTimeline,
    },
  },
  rents: {
    incomeLow: { kind: 'price', label: labels.incomeLow, value: 2500 },
    incomeHigh: { kind: 'price', label: labels.incomeHigh, value: 4000 },
    standardRent: { kind: 'range', label: labels.standardRent, value: [800, 1500] },
    luxuryRent: { kind: 'from', label: labels.luxuryRent, value: 2500 },
    depositLoan: { kind: 'range', label: labels.depositLoan, value: [500, 3000] },
    depositLoanIncome: { kind: 'price', label: labels.depositLoanIncome, value: 1000 },
    movingGrant: { kind: 'range', label: labels.movingGrant, value: [300, 1500] },
    emergencyIncome: { kind: 'percent', label: labels.emergencyIncome, value: 80 },
    emergencyMonths: {
      kind: 'words',
      label: labels.emergencyMonths,
      value: claimValues.en.emergencyMonths,
    },
  },
} as const satisfies Record<string, Record<string, Claim>>

export type ClaimSection = keyof typeof claimSections
export const sectionTitles: Record<ClaimSection, string> = registerWords.en.sections

export const claimRegister = {
  ...claimSections.funding,
  ...claimSections.fullService,
  ...claimSections.kit,
  ...claimSections.corporate,
  ...claimSections.service,
  ...claimSections.rents,
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
export type Claims = Record<ClaimName | DerivedName, string> & {
  language: Language
  /** Those at 0, empty, or without a meaning: a page names no fee that is free and no figure that was taken off. */
  zero: readonly ClaimName[]
}

export function isZero({ zero }: Pick<Claims, 'zero'>, name: ClaimName) {
  return zero.includes(name)
}

export function zeroIn(register: ClaimRegister): ClaimName[] {
  return (Object.keys(register) as ClaimName[]).filter(
    (name) => register[name].value === 0 || register[name].value === '',
  )
}

/** The numbers behind the words, for whatever counts with them. */
export type ClaimNumbers = Record<NameOf<'price' | 'miles' | 'from'>, number> &
  Record<NameOf<'range'>, readonly [number, number]> & {
    /** How many months' rent; null in other words of the owner, which are told and not reckoned with. */
    successFeeMonths: number | null
    performanceFeeMonths: number | null
  }

/** The same for every language: what the owner writes in another one says the same in its own words. */
export function numbersOf(register: ClaimRegister): ClaimNumbers {
  const counted = Object.entries(register).flatMap(([name, claim]) =>
    claim.kind === 'words' || claim.kind === 'percent' || claim.kind === 'count' ? [] : [[name, claim.value]],
  )
  // In English both come as one month's rent.
  const months = (name: 'successFee' | 'performanceFee') =>
    register[name].value === claimRegister[name].value ? 1 : null
  return {
    ...Object.fromEntries(counted),
    successFeeMonths: months('successFee'),
    performanceFeeMonths: months('performanceFee'),
  }
}

/** Prices the way a contract writes them: '$300.00'. */
export type ExactPrices = Record<NameOf<'price'>, string>

export function exactPricesOf(register: ClaimRegister): ExactPrices {
  const prices = Object.entries(register).flatMap(([name, claim]) =>
    claim.kind === 'price' ? [[name, exactDollars(claim.value)]] : [],
  )
  return Object.fromEntries(prices)
}
