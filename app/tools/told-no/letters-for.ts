import type { LetterKind } from '../letters/letter.ts'
import type { Filled } from '../letters/write-letter.ts'
import type { Answers } from './answers.ts'
import { needsName, type Step } from './plan.ts'

const explanations: Partial<Record<Answers['reason'], LetterKind>> = {
  credit: 'credit',
  eviction: 'eviction',
  lease: 'broken-lease',
  record: 'record',
}

/** Those the plan names, and the one that explains the reason to the next landlord. */
export function lettersFor({ reason }: Answers, steps: readonly Step[]): LetterKind[] {
  const named = steps.flatMap(({ letter }) => letter ?? [])
  return [...named, ...[explanations[reason] ?? []].flat()]
}

/** What a letter about one entry can say of it. */
const disputed = ['paid', 'old', 'dismissed'] as const

/** What the cards know already need not be asked again. */
export function startOf(kind: LetterKind, answers: Answers, steps: readonly Step[]): Filled {
  const { toldOn, happened, wrong } = answers
  const fields = { toldOn }
  switch (kind) {
    case 'report':
      return {
        // The free copy counts from the notice: who got none has no day to name.
        fields: needsName(answers) ? {} : fields,
        picked: { why: [isYearly(steps) ? 'yearly' : happened === 'terms' ? 'terms' : 'refused'] },
      }
    case 'name':
    case 'reconsider':
      return {
        fields,
        picked: { heard: [happened === 'terms' ? 'terms' : happened === 'silent' ? 'silent' : 'no'] },
      }
    case 'dispute':
      return {
        fields,
        picked: { wrong: disputed.filter((one) => wrong.includes(one)).slice(0, 1) },
      }
    default:
      return { fields, picked: {} }
  }
}

/** Where no report was used, or the free days after the no are over, the plan names the yearly copy. */
function isYearly(steps: readonly Step[]) {
  return steps.some(({ letter, facts }) => letter === 'report' && facts.includes('yearlyCopy'))
}
