import type { Program } from '../claims/costs.ts'
import { amountIn } from '../platform/us-number.ts'
import type { Answers } from './answers.ts'

/** What follows from the answers. Pure, and total: whoever answered nothing gets an answer too. */
export type Advice = {
  program: Program
  /** Why this one, from what was answered. */
  why: string
  /** What to have ready. */
  ready: string[]
  /** When it is not a good idea. */
  notIf: string[]
}

/** The most one earns in the first two bands; the third has no end. */
export type IncomeBounds = { low: number; high: number }

export function adviceFor(answers: Answers, bounds: IncomeBounds): Advice {
  const { program, why } = fitting(answers)
  return {
    program,
    why,
    ready: readyFor(answers),
    notIf: [...againstIt(answers, bounds), ...against[program]],
  }
}

const hardMarks = ['Evictions', 'Broken Leases', 'Criminal Background']

function fitting({ hasProperty, challenges, income }: Answers): Pick<Advice, 'program' | 'why'> {
  const hard = challenges.filter((one) => hardMarks.includes(one))
  const named = listed(hard.map((one) => marks[one] ?? one))
  if (hasProperty === 'yes' && challenges.some((one) => one !== 'None'))
    return {
      program: 'fullService',
      why: `You have a home in mind and ${named || 'poor credit'} behind you. Here any property is allowed, and a case manager speaks with that landlord for you.`,
    }
  if (hard.length > 0 && income === 'below2500')
    return {
      program: 'performance',
      why: `You named ${named} and an income in the lowest band. Here our main fee comes only after a landlord says yes. You choose from our matching system.`,
    }
  if (hard.length > 1 && income === 'above4000')
    return {
      program: 'corporate',
      why: `You named ${named}. Here we apply for you at properties of our approved database, and you get a refund if enough of them say no: its page says how many.`,
    }
  if (hard.length > 0)
    return {
      program: 'fullService',
      why: `You named ${named}. A case manager tells landlords the whole story, not only what a report says.`,
    }
  if (hasProperty !== 'yes' && challenges.length > 0)
    return {
      program: 'kit',
      why: 'You named nothing that needs somebody to speak for you. With steps, letters and a list of second-chance homes you can do it yourself.',
    }
  if (hasProperty === 'yes')
    return {
      program: 'funding',
      why: 'You have a home in mind and named nothing that stands against you. Then it may be the money to move in that is missing.',
    }
  return {
    program: 'funding',
    why: 'You told us little, so this is the program behind our “Apply Now” button. Answer more, or call, and we can say more.',
  }
}

const listed = (words: string[]) => new Intl.ListFormat('en-US').format(words)

const marks: Record<string, string> = {
  Evictions: 'an eviction',
  'Broken Leases': 'a broken lease',
  'Criminal Background': 'a criminal background',
}

const papers: Record<string, string> = {
  'Poor Credit': 'Your credit report: it is free, once a week, at annualcreditreport.com',
  Evictions: 'The court papers of the eviction, and proof of what you paid since',
  'Broken Leases': 'The old lease, and letters about why you left',
  'Criminal Background': 'Dates and papers of the case, and what has changed since',
}

function readyFor({ hasProperty, challenges }: Answers): string[] {
  return [
    'A photo ID',
    'Proof of what you earn: pay stubs, benefit letters or bank statements',
    ...(hasProperty === 'yes' ? ['The address, the rent and the name of the landlord'] : []),
    ...challenges.flatMap((one) => papers[one] ?? []),
  ]
}

function againstIt(answers: Answers, bounds: IncomeBounds): string[] {
  const { hasApplied, hasProperty, challenges } = answers
  return [
    ...(isTooDear(answers, bounds)
      ? [
          'The rent you named takes more than half of your income. A yes would not make it affordable: look for a lower rent first.',
        ]
      : []),
    ...(hasProperty === 'yes' && hasApplied === 'yes'
      ? ['You have applied there already: wait for that landlord’s answer before you pay anyone.']
      : []),
    ...(challenges.includes('None')
      ? [
          'Nothing stands against you: apply on your own first. It may cost you no more than the landlord’s fee.',
        ]
      : []),
    'You need a yes by a certain day: no date is promised.',
  ]
}

const against: Record<Program, string[]> = {
  funding: ['You could not pay a loan back every month on top of the rent.'],
  fullService: ['The setup fee is money you need for the deposit.'],
  kit: ['You would rather have somebody else talk to landlords.'],
  corporate: ['The fee would take your last savings: a refund comes only after enough denials.'],
  performance: ['You want a home outside our matching system.'],
}

function isTooDear({ income, monthlyRent, rentBudget, hasProperty }: Answers, { low, high }: IncomeBounds) {
  const most = income === 'below2500' ? low : income === '2500-4000' ? high : Number.POSITIVE_INFINITY
  const rent = firstAmount((hasProperty === 'yes' && monthlyRent) || rentBudget)
  return income !== '' && rent > most / 2
}

/** Of '$1,000 - $1,500' the first: what is named as a range may turn out to be the least. */
function firstAmount(words: string) {
  const [amount] = /\d[\d,]{0,12}/.exec(words) ?? ['0']
  return amountIn(amount)
}
