import type { Day } from '../../platform/calendar-day.ts'
import type { Language } from '../../platform/language.ts'
import { longDay } from '../../platform/us-date.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Answers } from './answers.ts'
import { planWords } from './plan-words.ts'

/** What the plan was made from, in one sentence. */
export function summaryOf(answers: Answers, today: Day | null, language: Language = 'en'): string {
  const { happened, toldOn, state, report, reason } = answers
  const { general, openings, on, inState, reasons, reports, sentence } = planWords[language].summary
  if (Object.values(answers).every((answer) => answer.length === 0)) return general
  return sentence(
    [
      openings[happened],
      toldOn && today && toldOn <= today && on(longDay(toldOn, language)),
      state && inState(stateNameOf(state)),
      reason && reasons[reason],
      report && reports[report],
    ].flatMap((part) => part || []),
  )
}
