import type { Day } from '../../platform/calendar-day.ts'
import { longDay } from '../../platform/us-date.ts'
import { stateNameOf, withArticle } from '../../platform/us-states.ts'
import type { Answers } from './answers.ts'

/** What the plan was made from, in one sentence. */
export function summaryOf(answers: Answers, today: Day | null): string {
  const { happened, toldOn, state, report, reason } = answers
  const parts = [
    openings[happened],
    toldOn && today && toldOn <= today && `on ${longDay(toldOn)}`,
    state && `in ${withArticle(stateNameOf(state))}`,
    reason && reasonWords[reason],
    report && reportWords[report],
  ].filter(Boolean)
  if (Object.values(answers).every((answer) => answer.length === 0))
    return 'This is the general plan. Pick your answers and it gets dates.'
  return `${parts.join(', ').replace(',', '')}.`
}

const openings: Record<Answers['happened'], string> = {
  '': 'Told no',
  refused: 'Told no',
  terms: 'Asked for more',
  silent: 'No clear answer',
}
const reasonWords: Record<Exclude<Answers['reason'], ''>, string> = {
  credit: 'for credit',
  eviction: 'for an eviction',
  lease: 'for a broken lease',
  record: 'for a record',
  income: 'for income',
  none: 'without a reason',
}
const reportWords: Record<Exclude<Answers['report'], ''>, string> = {
  named: 'with a screening company named',
  unnamed: 'with no screening company named',
  none: 'with no report used',
}
