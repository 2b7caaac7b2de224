import { dayMs, hourMs } from '../platform/duration.ts'

/** How far somebody came in a form: begun, and the steps reached after it. */
export const formSteps = ['form-1', 'form-2', 'form-3', 'form-4'] as const
export type FormStep = (typeof formSteps)[number]

/** How long it took from sent to the first word of ours, the shortest first. */
const waitsWithin = {
  'wait-hour': hourMs,
  'wait-day': dayMs,
  'wait-two-days': 2 * dayMs,
  'wait-week': 7 * dayMs,
  'wait-longer': Number.POSITIVE_INFINITY,
}
export type Wait = keyof typeof waitsWithin
export const waits = Object.keys(waitsWithin) as Wait[]

export const waitWords: Record<Wait, string> = {
  'wait-hour': 'Within an hour',
  'wait-day': 'Within a day',
  'wait-two-days': 'On the second day',
  'wait-week': 'Within a week',
  'wait-longer': 'Later than that',
}

export type Stage = FormStep | 'sent' | 'approved' | Wait
export const stages: readonly Stage[] = [...formSteps, 'sent', 'approved', ...waits]

export function isFormStep(text: string): text is FormStep {
  return formSteps.some((step) => step === text)
}

export function isStage(text: string): text is Stage {
  return stages.some((stage) => stage === text)
}

/** 1 to 4, as people count. */
export function formStep(number: number): FormStep {
  return formSteps[number - 1] ?? 'form-1'
}

export function waitOf(sentAt: Date, contactAt: Date): Wait {
  const ms = contactAt.getTime() - sentAt.getTime()
  return waits.find((wait) => ms <= waitsWithin[wait]) ?? 'wait-longer'
}
