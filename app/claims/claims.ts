import { dollars, exactDollars, grouped, milesText, roundDollars } from '../platform/us-number.ts'

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
    successFee: { kind: 'words', label: 'Success fee', value: 'one month’s rent' },
    approvedMeans: {
      kind: 'words',
      label: '“Approved”, for the success fee, means that',
      value: 'a landlord accepts you as a renter; a lender’s yes alone is not enough',
    },
    fundingDecision: { kind: 'words', label: 'Average funding decision', value: '24 hours' },
    fundsAvailable: { kind: 'words', label: 'Funds available in', value: '1-2 business days' },
    repaymentTerm: { kind: 'words', label: 'Lender repayment term', value: '6-24 months' },
  },
  'Full-service program': {
    setupFee: { kind: 'price', label: 'Setup fee per adult', value: 300 },
    placementFee: { kind: 'price', label: 'Placement (broker) fee', value: 895 },
    placementDue: { kind: 'words', label: 'Placement fee due within', value: '24 hours' },
    listingsBonus: { kind: 'price', label: 'Bonus listings database', value: 50 },
    approvalTime: { kind: 'words', label: 'Typical approval', value: '7 to 21 days' },
  },
  'Do-it-yourself kit': {
    kitOneAdult: { kind: 'price', label: 'Full kit, 1 adult', value: 399.95 },
    kitTwoAdults: { kind: 'price', label: 'Full kit, 2 adults', value: 499.95 },
    kitTodayOneAdult: { kind: 'price', label: 'Kit, paid today, 1 adult', value: 50 },
    kitTodayTwoAdults: { kind: 'range', label: 'Kit, paid today, 2 adults', value: [50, 100] },
    kitTodayTwoMeans: {
      kind: 'words',
      label: 'Kit, paid today, 2 adults: what the range means',
      value: 'you choose how much, and all of it counts toward the price',
    },
    numberOneAdult: { kind: 'price', label: 'Registered renter number alone, 1 adult', value: 149.95 },
    numberTwoAdults: { kind: 'price', label: 'Registered renter number alone, 2 adults', value: 289.95 },
    instructionsValue: { kind: 'price', label: 'Instructions valued at', value: 129.95 },
    databaseValue: { kind: 'price', label: 'Listings database valued at', value: 79.95 },
    kitDelivery: { kind: 'words', label: 'Kit delivered within', value: '72 business hours' },
    kitDeliveryMeans: {
      kind: 'words',
      label: 'What the kit’s delivery time means',
      value: 'three business days, Monday to Friday; weekends and holidays do not count',
    },
    rentersHelpedByKit: { kind: 'count', label: 'Renters helped by the kit', value: 20_000 },
  },
  'Corporate lease and performance-based programs': {
    corporateFee: { kind: 'price', label: 'Corporate Lease Program, one time', value: 1295 },
    corporateApplications: { kind: 'words', label: 'Applications included', value: '4' },
    performanceMinimum: { kind: 'price', label: 'Performance-Based Program, least fee', value: 1295 },
    performanceUpfront: { kind: 'price', label: 'Performance-Based Program, upfront', value: 0 },
    performanceFee: { kind: 'words', label: 'Performance-Based Program, fee', value: 'one month’s rent' },
    performanceDue: { kind: 'words', label: 'Performance-Based Program, fee due within', value: '24 hours' },
    feeAge: { kind: 'words', label: 'Fees count for adults over', value: '18' },
    corporateRefund: { kind: 'percent', label: 'Corporate lease, back after the denials', value: 100 },
    refundWindow: { kind: 'words', label: 'Refund when cancelled within', value: '24 hours' },
  },
  'Claims about the service': {
    approvalRate: { kind: 'percent', label: 'Approval rate', value: 95 },
    approvalTexas: { kind: 'percent', label: 'Approval rate in Texas', value: 96 },
    approvalCalifornia: { kind: 'percent', label: 'Approval rate in California', value: 94 },
    approvalFlorida: { kind: 'percent', label: 'Approval rate in Florida', value: 95 },
    approvalRateOf: {
      kind: 'words',
      label: 'The approval rates are the share of',
      value: 'our clients’ funding applications that a lender approved',
    },
    nearbyMiles: { kind: 'miles', label: 'Nearby towns within', value: 50 },
    serviceMiles: { kind: 'miles', label: 'Service around a city within', value: 100 },
    familiesHoused: { kind: 'count', label: 'Families housed', value: 50_000 },
    fundsProvided: { kind: 'over', label: 'Funding provided', value: 15_000_000 },
    lowestCreditScore: { kind: 'words', label: 'Lowest credit score accepted', value: '450' },
    preApproval: { kind: 'words', label: 'Pre-approval', value: 'same-day pre-approval' },
    landlordApproval: { kind: 'words', label: 'Approval in', value: '24-48 hours' },
    specialistResponse: { kind: 'words', label: 'Specialists answer within', value: '24 hours' },
    noDeposit: { kind: 'words', label: 'Deposits', value: 'No upfront security deposits' },
    guaranteedApproval: { kind: 'words', label: 'Approval promise', value: 'Guaranteed Approval' },
    residentsHelped: { kind: 'count', label: 'Residents helped, local', value: 500 },
    localProperties: { kind: 'count', label: 'Properties, local', value: 50 },
    localSuccessRate: { kind: 'percent', label: 'Success rate, local', value: 95 },
    successRateOf: {
      kind: 'words',
      label: 'The success rate is the share of',
      value: 'our clients whose case ended with a signed lease',
    },
    localResponse: { kind: 'words', label: 'Average response, local', value: '24hr' },
    supportTimeline: { kind: 'words', label: 'Standard support timeline', value: '30-60 days' },
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
    emergencyMonths: { kind: 'words', label: 'Emergency assistance, months of rent', value: '12' },
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

/** What follows from others is not typed: who changes one price changes every page that speaks of it. */
export const derivedClaims = {
  fullServiceTotal: ({ setupFee, placementFee }: ClaimRegister) => ({
    kind: 'price',
    label: 'Setup and placement fee together',
    value: wholeCents(setupFee.value + placementFee.value),
  }),
  kitBeforeDelivery: ({ kitOneAdult, kitTodayOneAdult }: ClaimRegister) => ({
    kind: 'price',
    label: 'Kit, before delivery, 1 adult',
    value: wholeCents(Math.max(0, kitOneAdult.value - kitTodayOneAdult.value)),
  }),
  /** Whoever pays all of it today owes no rest. */
  kitOneAdultDue: ({ kitOneAdult, kitTodayOneAdult }: ClaimRegister) => {
    const rest = wholeCents(kitOneAdult.value - kitTodayOneAdult.value)
    const today = `${dollars(kitTodayOneAdult.value)} today`
    return {
      kind: 'words',
      label: 'Kit, when it is paid, 1 adult',
      value: rest > 0 ? `${today}, ${dollars(rest)} before delivery` : 'all of it today',
    }
  },
  refundAfterDenials: ({ corporateRefund: { value } }: ClaimRegister) => ({
    kind: 'words',
    label: 'Corporate lease, the refund after the denials',
    value: value === 100 ? 'full refund' : `refund of ${value}%`,
  }),
  performanceStart: ({ performanceUpfront: { value } }: ClaimRegister) => ({
    kind: 'words',
    label: 'Performance-Based Program, paid before approval',
    value: `${value === 0 ? 'nothing' : `only ${dollars(value)}`} until you are approved`,
  }),
  kitRestTwoAdults: ({ kitTwoAdults, kitTodayTwoAdults }: ClaimRegister) => {
    const rest = (today: number) => wholeCents(Math.max(0, kitTwoAdults.value - today))
    const [least, most] = kitTodayTwoAdults.value
    return { kind: 'range', label: 'Kit, before delivery, 2 adults', value: [rest(most), rest(least)] }
  },
  midRangeRent: ({ standardRent, luxuryRent }: ClaimRegister) => ({
    kind: 'range',
    label: 'Mid-range rentals a month',
    value: [standardRent.value[1], luxuryRent.value],
  }),
} satisfies Record<string, (register: ClaimRegister) => Claim>

type DerivedName = keyof typeof derivedClaims

/** Each claim in the words a page shows, and what follows from several of them. */
export type Claims = Record<ClaimName | DerivedName, string>
/** The numbers behind the words, for whatever counts with them. */
export type ClaimNumbers = Record<NameOf<'price' | 'miles' | 'from'>, number> &
  Record<NameOf<'range'>, readonly [number, number]>

export function wordsOf(register: ClaimRegister): Claims {
  const typed = Object.entries(register).map(([name, claim]) => [name, wordsFor(claim)])
  const derived = Object.entries(derivedClaims).map(([name, derive]) => [name, wordsFor(derive(register))])
  return Object.fromEntries([...typed, ...derived])
}

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

/** A mark in place of the words of each claim, to find where pages show them. */
export function markedClaims(mark: (name: string) => string): Claims {
  const marks = Object.keys(wordsOf(claimRegister)).map((name) => [name, mark(name)])
  return Object.fromEntries(marks)
}

export function wordsFor(claim: Claim): string {
  switch (claim.kind) {
    case 'price':
      return dollars(claim.value)
    case 'range':
      return `${dollars(claim.value[0])}-${dollars(claim.value[1])}`
    case 'from':
      return `${dollars(claim.value)}+`
    case 'over':
      return `over ${roundDollars(claim.value)}`
    case 'percent':
      return `${claim.value}%`
    case 'count':
      return `${grouped(claim.value)}+`
    case 'miles':
      return milesText(claim.value)
    case 'words':
      return claim.value
  }
}

/** Sums of binary fractions are off by a hair: $349.95 must not become $349.9500001. */
function wholeCents(amount: number) {
  return Math.round(amount * 100) / 100
}
