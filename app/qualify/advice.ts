import type { Program } from '../claims/costs.ts'
import type { Language } from '../platform/language.ts'
import { listed } from '../platform/listed.ts'
import type { AdviceTerms } from './advice-terms.ts'
import { amountsIn } from './amounts-in.ts'
import type { Answers } from './answers.ts'
import { wizardWords } from './wizard-words.ts'

/** What follows from the answers. Pure, and total: whoever answered nothing gets an answer too. */
export type Advice = {
  /** What to do before any program of ours, where little or nothing stands against somebody. */
  first: 'nothing' | 'credit' | null
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

/** `terms` and `bounds` are the owner's. */
type Known = { bounds: IncomeBounds; terms: AdviceTerms }

export function adviceFor(answers: Answers, { bounds, terms }: Known, language: Language = 'en'): Advice {
  const { program, why } = fitting(answers, terms, language)
  return {
    first: firstOf(answers),
    program,
    why,
    ready: readyFor(answers, language),
    notIf: [...againstIt(answers, bounds, language), wizardWords[language].notIf[program]],
  }
}

const hardMarks = ['Evictions', 'Broken Leases', 'Criminal Background'] as const
const marks = ['Poor Credit', ...hardMarks] as const

/** Only what was named counts: who ticked nothing has not said that nothing stands against them. */
function firstOf({ challenges: [only, ...others] }: Answers): Advice['first'] {
  if (others.length > 0) return null
  if (only === 'None') return 'nothing'
  return only === 'Poor Credit' ? 'credit' : null
}

function fitting(
  { hasProperty, challenges, income }: Answers,
  terms: AdviceTerms,
  language: Language,
): Pick<Advice, 'program' | 'why'> {
  const { why, marks: names } = wizardWords[language]
  const hard = namedOf(hardMarks, challenges)
  const named = listed(
    hard.map((one) => names[one]),
    language,
  )
  if (hasProperty === 'yes' && challenges.some((one) => one !== 'None'))
    return { program: 'fullService', why: why.homeAndMarks(named) }
  if (hard.length > 0 && income === 'below2500')
    return { program: 'performance', why: why.marksAndLowIncome(named, terms) }
  if (hard.length > 1 && income === 'above4000')
    return { program: 'corporate', why: why.marksAndHighIncome(named, terms) }
  if (hard.length > 0) return { program: 'fullService', why: why.marks(named) }
  if (hasProperty !== 'yes' && challenges.length > 0)
    return { program: 'kit', why: challenges.includes('None') ? why.ifTheySayNo : why.ownWork }
  return { program: 'funding', why: hasProperty === 'yes' ? why.homeAlone : why.little }
}

/** In the order in which they were named; whatever else was posted is none of them. */
function namedOf<Mark extends string>(known: readonly Mark[], challenges: string[]): Mark[] {
  return challenges.flatMap((one) => known.find((mark) => mark === one) ?? [])
}

function readyFor({ hasProperty, challenges }: Answers, language: Language): string[] {
  const { ready } = wizardWords[language]
  return [
    ready.id,
    ready.income,
    ...(hasProperty === 'yes' ? [ready.home] : []),
    ...namedOf(marks, challenges).map((one) => ready[one]),
  ]
}

function againstIt(answers: Answers, bounds: IncomeBounds, language: Language): string[] {
  const { hasApplied, hasProperty } = answers
  const { notIf } = wizardWords[language]
  return [
    ...(isTooDear(answers, bounds) ? [notIf.tooDear] : []),
    ...(hasProperty === 'yes' && hasApplied === 'yes' ? [notIf.hasApplied] : []),
    notIf.byACertainDay,
  ]
}

function isTooDear({ income, monthlyRent, rentBudget, hasProperty }: Answers, { low, high }: IncomeBounds) {
  const most = income === 'below2500' ? low : income === '2500-4000' ? high : Number.POSITIVE_INFINITY
  const rent = firstAmount((hasProperty === 'yes' && monthlyRent) || rentBudget)
  return income !== '' && rent > most / 2
}

/** Of '$1,000 - $1,500' the first: what is named as a range may turn out to be the least. */
function firstAmount(words: string) {
  const [amount = 0] = amountsIn(words)
  return amount
}
