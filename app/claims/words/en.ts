import { listed } from '../../platform/said-parts.ts'
import { type Claims, isZero } from '../claims.ts'

/** How a claim that is a number is said. */
const said = {
  over: (amount: string) => `over ${amount}`,
  millions: (millions: string) => `$${millions} million`,
}

const derived = {
  kitDue: (today: string, rest: string) => `${today} today, ${rest} before delivery`,
  kitAllLater: 'all of it before delivery',
  kitAllToday: 'all of it today',
  fullRefund: 'full refund',
  refundOf: (percent: number) => `refund of ${percent}%`,
  nothingUntilApproved: 'nothing until you are approved',
  onlyUntilApproved: (amount: string) => `only ${amount} until you are approved`,
}

/** The plan belongs to another company: what it costs depends on the rent, so no amount can stand here. */
const protectionAmount = 'a monthly fee based on your rent'

const protection = {
  name: 'Renter-protection plan',
  amount: protectionAmount,
  due: 'Required. Every month, paid straight to the company that runs the plan.',
  /** Told in these words on the kit, corporate, full-service and policy pages. */
  terms: [
    'A renter-protection plan is required for all our clients, in every program.',
    'It is run by a third party: a company that is not us. It is meant to help a landlord say yes to you.',
    `You pay ${protectionAmount}, directly to that company. It is not part of our prices, and we cannot return it.`,
    'That company’s own terms apply. Ask for them, and for the exact amount, before you sign.',
  ],
}

const planEveryMonth = 'a protection plan every month'

/** When the first fee of every program is due: sending a form costs nothing, and nothing is done before the fee. */
const beforeWeStart = 'before we start'

/** The other programs have no lender: what they wait for is a landlord's yes. */
const landlordAccepts = '“Approved” means that a landlord accepts you as a renter.'

const costs = {
  /** In place of a price of nothing. */
  free: 'Free',
  approvedMeans: (claims: Claims) => `“Approved” means that ${claims.approvedMeans}.`,
  toTheLandlord: {
    name: 'To your landlord',
    amount: 'rent, deposit, application fees',
    due: 'What the landlord asks for is not part of our prices.',
  },
  perAdult: (fee: string) => `${fee} per adult`,
  oneTime: (fee: string) => `${fee}, one time`,
  funding: {
    line: (claims: Claims) =>
      `${listed(
        [
          !isZero(claims, 'applicationFee') && `${claims.applicationFee} ${beforeWeStart}`,
          `${claims.successFee} only once you are approved`,
          planEveryMonth,
        ],
        ', and ',
      )}. The funding is a loan: you repay it with interest.`,
    application: { name: 'Application fee', due: 'Before we start, and before any decision.' },
    success: {
      name: 'Success fee',
      due: (claims: Claims) =>
        isZero(claims, 'successDue')
          ? 'Only after you are approved.'
          : `Only after you are approved, within ${claims.successDue} of approval.`,
    },
    loan: {
      name: 'The funding',
      amount: 'a loan from a lender, not a gift',
      due: (claims: Claims) =>
        `You repay it to the lender with interest, typically over ${claims.repaymentTerm}. Ask the lender for the yearly rate before you sign.`,
    },
  },
  fullService: {
    line: (claims: Claims) =>
      `${listed(
        [
          !isZero(claims, 'setupFee') && `${claims.setupFee} per adult ${beforeWeStart}`,
          !isZero(claims, 'placementFee') && `${claims.placementFee} only once you are approved`,
          planEveryMonth,
        ],
        ', and ',
      )}.`,
    setup: {
      name: 'Setup fee',
      due: (claims: Claims) => `Before service begins. Each adult over ${claims.feeAge} pays it.`,
    },
    placement: {
      name: 'Placement (broker) fee',
      due: (claims: Claims) => `Within ${claims.placementDue} of approval or acceptance. ${landlordAccepts}`,
    },
    listings: {
      name: 'Second-chance listings',
      amount: (claims: Claims) => `free online, ${claims.listingsBonus} by phone`,
      due: 'Only when you order by phone.',
    },
  },
  kit: {
    line: (claims: Claims) =>
      `${claims.kitOneAdult} for one adult (${claims.kitOneAdultDue}), ${claims.kitTwoAdults} for two, and a protection plan every month.`,
    oneAdult: 'Full kit, one adult',
    twoAdults: 'Full kit, two adults',
    number: {
      name: 'Number alone',
      amount: (claims: Claims) => `${claims.numberOneAdult} for one adult, ${claims.numberTwoAdults} for two`,
      due: 'In full, when you order.',
    },
    refund: (onlyIf: string) => `What you paid comes back ${onlyIf} Registering your number is work.`,
  },
  corporate: {
    line: (claims: Claims) =>
      `${claims.corporateFee} one time, ${beforeWeStart}, and a protection plan every month.`,
    fee: { name: 'Program fee', due: 'Upfront, before we start.' },
    refund: (claims: Claims, denied: string, onlyIf: string) =>
      isZero(claims, 'corporateRefund')
        ? `What you paid comes back ${onlyIf}`
        : `You get a ${claims.refundAfterDenials} if you are ${denied}. Otherwise what you paid comes back ${onlyIf}`,
  },
  performance: {
    fee: (claims: Claims) =>
      isZero(claims, 'performanceMinimum')
        ? claims.performanceFee
        : `${claims.performanceFee} or ${claims.performanceMinimum}, whichever is greater`,
    line: (claims: Claims, fee: string) =>
      `${claims.performanceUpfront} at the start. Once you are approved: ${fee}. And a protection plan every month.`,
    start: 'At the start',
    after: {
      name: 'Fee after approval',
      due: (claims: Claims) => `Within ${claims.performanceDue} of approval. ${landlordAccepts}`,
    },
  },
  afterApproval: 'Payments made after approval are non-refundable.',
  beforeApproval: (onlyIf: string) => `What you paid before that comes back ${onlyIf}`,
}

/** The fees as something one can reckon with, beside the sums. */
const fees = {
  application: { name: 'Application fee', due: beforeWeStart },
  success: {
    name: 'Success fee',
    due: (claims: Claims) =>
      isZero(claims, 'successDue')
        ? 'only once approved'
        : `only once approved, within ${claims.successDue} of approval`,
  },
  setup: {
    name: 'Setup fee',
    due: (claims: Claims) => `${beforeWeStart}; ${claims.setupFee} per adult over ${claims.feeAge}`,
  },
  placement: {
    name: 'Placement (broker) fee',
    due: (claims: Claims) => `within ${claims.placementDue} of approval`,
  },
  start: { name: 'At the start', due: beforeWeStart },
  performance: {
    name: 'Fee after approval',
    due: (claims: Claims) =>
      isZero(claims, 'performanceMinimum')
        ? `${claims.performanceFee}, within ${claims.performanceDue}`
        : `${claims.performanceFee}, at least ${claims.performanceMinimum}, within ${claims.performanceDue}`,
    dueAlone: (claims: Claims) => `within ${claims.performanceDue} of approval`,
  },
  corporate: { name: 'Program fee', due: beforeWeStart },
  kit: {
    name: 'Full kit',
    price: (claims: Claims) => `${claims.kitOneAdult} for one adult`,
    due: (one: string, two: string) => `for one adult ${one}; for two ${two}`,
    parts: (first: string, rest: string) => `${first} ${beforeWeStart}, ${rest} before delivery`,
    allAtOnce: `all of it ${beforeWeStart}`,
    twoParts: ({ kitTodayTwoAdults, kitTodayTwoMeans, kitRestTwoAdults }: Claims) =>
      `${kitTodayTwoAdults} ${beforeWeStart} (${kitTodayTwoMeans}); the rest, ${kitRestTwoAdults}, before delivery`,
    /** Beside the words for one adult; what two may choose today is told where its meaning stands. */
    shortTwo: ({ kitTwoAdults }: Claims) => `${kitTwoAdults} in two parts`,
    /** The register has no price for more than two. */
    forMore: {
      price: 'ask us',
      due: (one: string, two: string) => `our prices are for one adult (${one}) and for two (${two})`,
    },
    numberAlone: {
      name: 'Renter number alone',
      price: (claims: Claims) => `${claims.numberOneAdult} for one adult`,
    },
  },
}

const corporate = {
  applications: (count: string) => `${count} ${count === '1' ? 'application' : 'applications'}`,
  denials: (count: string) =>
    `denied at ${count} approved-database ${count === '1' ? 'property' : 'properties'}`,
}

const performance = {
  beforeApprovalPays: (claims: Claims) => `You pay us ${claims.performanceStart}.`,
  /** The terms of the Performance-Based Program, for the policy and for every card of it. */
  terms: (claims: Claims) => [
    `At the start: ${claims.performanceUpfront} upfront.`,
    `After approval: ${costs.performance.fee(claims)}.`,
    `This fee is due within ${claims.performanceDue} of approval.`,
    'You must choose a property from our matching system.',
  ],
}

const refund = {
  rule: (claims: Claims) =>
    `Only if we did no work, or if you cancel within ${claims.refundWindow} of paying and no service was rendered.`,
  afterApproval: 'Nothing. Payments made after approval are non-refundable.',
}

const kit = {
  number: {
    registeredBy: 'We register it in our own list; no government office or credit bureau issues or keeps it.',
    acceptedAt: 'Where a landlord chooses to look at it. No landlord has to accept it: ask before you apply.',
    does: 'It marks the letters and documents of your kit as yours. We give landlords no information about you.',
    doesNot:
      'It does not hide or change your credit, an eviction or a record. It is no score and no approval.',
  },
  /** Stands whatever the owner writes: no setting takes it away. */
  neverReplaces:
    'The registered renter number never replaces your Social Security number on any application. When a form asks for your Social Security number, write your own. Every answer on an application must be true.',
  delivery: (claims: Claims) =>
    `Delivered digitally within ${claims.kitDelivery} after your number is registered${isZero(claims, 'kitDeliveryMeans') ? '' : `: ${claims.kitDeliveryMeans}`}.`,
  twoAdultsToday: ({ kitTodayTwoAdults, kitTodayTwoMeans, kitRestTwoAdults }: Claims) =>
    `${kitTodayTwoAdults} today: ${kitTodayTwoMeans}. The rest, ${kitRestTwoAdults}, before delivery.`,
}

/** What the loudest claims mean. Whoever shows such a claim shows these words in the same block. */
const meanings = {
  /** Beside the banner, which has no room for every fee: its link leads to them. */
  banner: (claims: Claims) => `A loan, with interest. Average decision: ${claims.fundingDecision}.`,
  guarantee: 'We keep working on your case while you cooperate; no landlord has to say yes.',
  preApproval: (claims: Claims) =>
    `We offer ${claims.preApproval}: it tells you where you stand with us. It is not a lease and not a loan.`,
  fastApproval: (claims: Claims) =>
    `Approval in ${claims.landlordApproval} happens only when a landlord moves fast. Typical is ${claims.approvalTime}, and no date is promised.`,
  approvalRate: (claims: Claims, where: string) =>
    `Approval rate${where}: ${claims.approvalRateOf}. Nobody else has checked it, and it is no promise for your case.`,
  successRate: (claims: Claims) =>
    `Success rate: ${claims.successRateOf}. Nobody else has checked it, and it is no promise for your case.`,
  sameInEveryCity:
    'The figures of our service are the same for every city we list: nobody counted them in one city alone.',
}

const verified = {
  label: 'Verified client',
  /** What we know, and no more. */
  meaning:
    '“Verified client” means that the story came by a personal link which we gave to somebody whose application with us was approved.',
}

/** The six testimonials of the specification, in their order. */
const testimonials = [
  'Two old evictions kept closing doors. My case manager called the landlord before I did.',
  'My score was 480 after the divorce. I needed first month and deposit, and somebody to explain it.',
  'I broke a lease to get my kids out of a bad place. Here that was a fact, not a verdict.',
  'A record from eleven years ago, and every form asked about it. They knew which properties would listen.',
  'I had the rent but not the move-in money. The decision came the next day.',
  'After my third denial I had stopped asking. I am writing this from my own kitchen.',
]

export const words = {
  said,
  derived,
  protection,
  costs,
  fees,
  corporate,
  performance,
  refund,
  kit,
  meanings,
  verified,
  illustrative: 'Illustrative example',
  testimonials,
}
