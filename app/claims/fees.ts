import type { ClaimNumbers, Claims } from './claims.ts'
import type { Program } from './costs.ts'
import type { ByAdults, FeeSum, FeeTerms } from './fee-sum.ts'
import { programIn } from './programs.ts'
import { claimWords } from './words.ts'

/** A fee of ours as something one can reckon with. The prices are those of the cost lines. */
export type ProgramFee = FeeTerms & ByAdults & { name: string; isAfterApproval: boolean }

type Prices = { claims: Claims; numbers: ClaimNumbers }

const builders: Record<Program, (prices: Prices) => ProgramFee[]> = {
  funding: ({ claims, numbers }) => {
    const { application, success } = wordsIn(claims).fees
    return [
      {
        ...application,
        price: claims.applicationFee,
        isAfterApproval: false,
        sum: fixed(numbers.applicationFee),
      },
      {
        name: success.name,
        due: success.due(claims),
        price: claims.successFee,
        isAfterApproval: true,
        sum: rents(numbers.successFeeMonths),
      },
    ]
  },
  fullService: ({ claims, numbers }) => {
    const { setup, placement } = wordsIn(claims).fees
    return [
      {
        name: setup.name,
        price: wordsIn(claims).costs.perAdult(claims.setupFee),
        due: setup.due(claims),
        isAfterApproval: false,
        sum: { ...fixed(numbers.setupFee), perAdult: numbers.setupFee },
      },
      {
        name: placement.name,
        price: claims.placementFee,
        due: placement.due(claims),
        isAfterApproval: true,
        sum: fixed(numbers.placementFee),
      },
    ]
  },
  performance: ({ claims, numbers }) => {
    const { start, performance } = wordsIn(claims).fees
    const rent = rents(numbers.performanceFeeMonths)
    return [
      {
        ...start,
        price: claims.performanceUpfront,
        isAfterApproval: false,
        sum: fixed(numbers.performanceUpfront),
      },
      {
        name: performance.name,
        price: wordsIn(claims).costs.performance.fee(claims),
        due: performance.due(claims),
        dueAlone: performance.dueAlone(claims),
        isAfterApproval: true,
        sum: rent && { ...rent, least: numbers.performanceMinimum },
      },
    ]
  },
  corporate: ({ claims, numbers }) => [
    {
      ...wordsIn(claims).fees.corporate,
      price: wordsIn(claims).costs.oneTime(claims.corporateFee),
      isAfterApproval: false,
      sum: fixed(numbers.corporateFee),
    },
  ],
  kit: ({ claims, numbers }) => {
    const { kit } = wordsIn(claims).fees
    const byAdults = kitByAdults({ claims, numbers })
    const paysTwice = numbers.kitTodayTwoAdults[0] < numbers.kitTwoAdults
    return [
      {
        name: kit.name,
        price: kit.price(claims),
        due: kit.due(byAdults.one.due, paysTwice ? kit.shortTwo(claims) : kit.allAtOnce),
        isAfterApproval: false,
        sum: byAdults.one.sum,
        byAdults,
      },
    ]
  },
}

/** Whoever pays all of it at once owes no rest. */
function kitByAdults({ claims, numbers }: Prices): Required<ByAdults>['byAdults'] {
  const { parts, twoParts, allAtOnce, forMore } = wordsIn(claims).fees.kit
  const { kitOneAdult, kitTwoAdults, kitTodayOneAdult, kitTodayTwoAdults } = numbers
  const sum = { ...fixed(kitOneAdult), perAdult: kitTwoAdults - kitOneAdult }
  const one = kitTodayOneAdult < kitOneAdult
  const two = kitTodayTwoAdults[0] < kitTwoAdults
  return {
    one: {
      price: claims.kitOneAdult,
      due: !one
        ? allAtOnce
        : kitTodayOneAdult === 0
          ? wordsIn(claims).derived.kitAllLater
          : parts(claims.kitTodayOneAdult, claims.kitBeforeDelivery),
      sum,
    },
    two: { price: claims.kitTwoAdults, due: two ? twoParts(claims) : allAtOnce, sum },
    more: { price: forMore.price, due: forMore.due(claims.kitOneAdult, claims.kitTwoAdults), sum: null },
  }
}

/** The renter number without the rest of the kit, which is sold too. */
export function numberAloneFee({ claims, numbers }: Prices): ProgramFee {
  const { numberAlone, allAtOnce: due, forMore } = wordsIn(claims).fees.kit
  const { numberOneAdult: one, numberTwoAdults: two } = claims
  const perAdult = numbers.numberTwoAdults - numbers.numberOneAdult
  const sum = { ...fixed(numbers.numberOneAdult), perAdult }
  return {
    name: numberAlone.name,
    price: numberAlone.price(claims),
    due,
    isAfterApproval: false,
    sum,
    byAdults: {
      one: { price: one, due, sum },
      two: { price: two, due, sum },
      more: { price: forMore.price, due: forMore.due(one, two), sum: null },
    },
  }
}

function wordsIn({ language }: Claims) {
  return claimWords[language]
}

export type ProgramFees = { program: Program; name: string; fees: ProgramFee[] }

/** Every program, in the order of their pages' weight on the site. */
export function listProgramFees(prices: Prices): ProgramFees[] {
  return (Object.keys(builders) as Program[]).map((program) => ({
    program,
    name: programIn(prices.claims.language, program).name,
    fees: builders[program](prices).filter(({ sum }) => !isNothing(sum)),
  }))
}

/** A fee that nobody pays is none. */
function isNothing(sum: FeeSum | null) {
  return sum !== null && Object.values(sum).every((part) => part === 0)
}

function fixed(dollars: number): FeeSum {
  return { dollars, perAdult: 0, months: 0, least: 0 }
}

function rents(months: number | null): FeeSum | null {
  return months === null ? null : { ...fixed(0), months }
}
