import type { ClaimNumbers, Claims } from './claims.ts'
import type { Program } from './costs.ts'
import type { FeeSum } from './fee-sum.ts'
import { programs } from './programs.ts'

/** A fee of ours as something one can reckon with. The prices are those of the cost lines. */
export type ProgramFee = {
  name: string
  /** In the words of the cost line: '$300 per adult', 'one month’s rent'. */
  price: string
  due: string
  isAfterApproval: boolean
  /** Null where the owner's words for the price are no amount: such a fee is told and left out of the sum. */
  sum: FeeSum | null
}

type Prices = { claims: Claims; numbers: ClaimNumbers }

const builders: Record<Program, (prices: Prices) => ProgramFee[]> = {
  funding: ({ claims, numbers }) => [
    {
      name: 'Application fee',
      price: claims.applicationFee,
      due: 'when you apply',
      isAfterApproval: false,
      sum: fixed(numbers.applicationFee),
    },
    {
      name: 'Success fee',
      price: claims.successFee,
      due: 'only once approved',
      isAfterApproval: true,
      sum: monthsIn(claims.successFee),
    },
  ],
  fullService: ({ claims, numbers }) => [
    {
      name: 'Setup fee',
      price: `${claims.setupFee} per adult`,
      due: `before we start, each adult over ${claims.feeAge}`,
      isAfterApproval: false,
      sum: { ...fixed(numbers.setupFee), perAdult: numbers.setupFee },
    },
    {
      name: 'Placement (broker) fee',
      price: claims.placementFee,
      due: `within ${claims.placementDue} of approval`,
      isAfterApproval: true,
      sum: fixed(numbers.placementFee),
    },
  ],
  performance: ({ claims, numbers }) => {
    const rent = monthsIn(claims.performanceFee)
    const fee = `${claims.performanceFee} or ${claims.performanceMinimum}, whichever is greater`
    return [
      ...(numbers.performanceUpfront > 0
        ? [
            {
              name: 'At the start',
              price: claims.performanceUpfront,
              due: 'when you begin',
              isAfterApproval: false,
              sum: fixed(numbers.performanceUpfront),
            },
          ]
        : []),
      {
        name: 'Fee after approval',
        price: fee,
        due: `${claims.performanceFee}, at least ${claims.performanceMinimum}, within ${claims.performanceDue}`,
        isAfterApproval: true,
        sum: rent && { ...rent, least: numbers.performanceMinimum },
      },
    ]
  },
  corporate: ({ claims, numbers }) => [
    {
      name: 'Program fee',
      price: `${claims.corporateFee}, one time`,
      due: 'when you enroll',
      isAfterApproval: false,
      sum: fixed(numbers.corporateFee),
    },
  ],
  kit: ({ claims, numbers }) => [
    {
      name: 'Full kit',
      price: `${claims.kitOneAdult} for one adult`,
      due: `for one adult ${claims.kitOneAdultDue}`,
      isAfterApproval: false,
      sum: { ...fixed(numbers.kitOneAdult), perAdult: numbers.kitTwoAdults - numbers.kitOneAdult },
    },
  ],
}

export type ProgramFees = { program: Program; name: string; fees: ProgramFee[] }

/** Every program, in the order of their pages' weight on the site. */
export function listProgramFees(prices: Prices): ProgramFees[] {
  return (Object.keys(builders) as Program[]).map((program) => ({
    program,
    name: programs[program].name,
    fees: builders[program](prices),
  }))
}

function fixed(dollars: number): FeeSum {
  return { dollars, perAdult: 0, months: 0, least: 0 }
}

/** The owner may write other words; only these can be reckoned with. */
function monthsIn(words: string): FeeSum | null {
  return words === 'one month’s rent' ? { ...fixed(0), months: 1 } : null
}
