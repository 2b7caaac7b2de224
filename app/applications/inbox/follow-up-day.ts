import { addDays, type Day, parseDay } from '../../platform/calendar-day.ts'
import { fieldIn } from '../../platform/outside-text.ts'

/** What the buttons send as `in`: days from the day it is when they are pressed, not when their page was opened. */
export const followUpDays = { today: 0, tomorrow: 1, inAWeek: 7 } as const

const choices = Object.values(followUpDays)

/** Null for none, undefined when it is no day. Typed as `day`, or counted from today. */
export function parseFollowUp(form: FormData, today: Day): Day | null | undefined {
  if (form.has('in')) {
    const days = choices.find((one) => String(one) === form.get('in'))
    return days === undefined ? undefined : addDays(today, days)
  }
  const typed = fieldIn(form, 'day', 10)
  return typed ? (parseDay(typed) ?? undefined) : null
}
