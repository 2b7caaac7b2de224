import { dayMs, hourMs } from '../platform/duration.ts'
import { type FormStep, formSteps } from './form-step.ts'

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

export type Stage = FormStep | 'sent' | 'approved' | Wait
export const stages: readonly Stage[] = [...formSteps, 'sent', 'approved', ...waits]

export function isStage(text: string): text is Stage {
  return stages.some((stage) => stage === text)
}

export function waitOf(sentAt: Date, contactAt: Date): Wait {
  const ms = contactAt.getTime() - sentAt.getTime()
  return waits.find((wait) => ms <= waitsWithin[wait]) ?? 'wait-longer'
}
