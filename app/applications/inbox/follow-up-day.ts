import { addDays, type Day, parseDay } from '../../platform/calendar-day.ts'
import { fieldIn } from '../../platform/outside-text.ts'

/** Of the buttons: days from the day it is when they are pressed, not when their page was opened. */
export const followUpDays = { today: 0, tomorrow: 1, inAWeek: 7 } as const

const choices = Object.values(followUpDays)

/** In the field of a typed day: a process of an earlier version refuses it, and would take another name for no day. */
export function inDays(days: number) {
  return `in:${days}`
}

/** Null for none, undefined when it is no day. */
export function parseFollowUp(form: FormData, today: Day): Day | null | undefined {
  const typed = fieldIn(form, 'day', 10)
  const days = choices.find((one) => inDays(one) === typed)
  if (days !== undefined) return addDays(today, days)
  return typed ? (parseDay(typed) ?? undefined) : null
}
