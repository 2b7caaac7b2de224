import type { Day } from '../../platform/calendar-day.ts'
import type { Language } from '../../platform/language.ts'
import { longDay } from '../../platform/us-date.ts'
import type { Answers } from './answers.ts'
import { freeCopyDays } from './deadlines.ts'
import { isReportRight, needsName } from './plan.ts'
import { planWords } from './plan-words.ts'

/** What to tick off, with its day where there is one. */
export function trackList(answers: Answers, today: Day | null, language: Language = 'en') {
  const { toldOn, report, wrong } = answers
  const days = toldOn && today && toldOn <= today ? freeCopyDays(toldOn, today) : null
  const { kept, company, asked, askedBy, read, disputed, landlord, aid } = planWords[language].track
  const hasDay = days && !days.hasEnded && report !== 'none' && !needsName(answers)
  const aboutReport = [
    { id: 'company', text: company },
    { id: 'asked', text: hasDay ? askedBy(longDay(days.last, language)) : asked },
    { id: 'read', text: read },
    { id: 'disputed', text: disputed },
  ]
  return [
    { id: 'kept', text: kept },
    ...(isReportRight({ wrong }) ? [] : aboutReport),
    { id: 'landlord', text: landlord },
    { id: 'aid', text: aid },
  ]
}
