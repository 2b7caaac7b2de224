/** What is counted, in the order in which it happens. The fourth step of the wizard is its result. */
export const visitEvents = ['view', 'wizard-1', 'wizard-2', 'wizard-3', 'wizard-4', 'apply', 'call'] as const
export type VisitEvent = (typeof visitEvents)[number]

export function isVisitEvent(text: string): text is VisitEvent {
  return visitEvents.some((event) => event === text)
}

export function stepEvent(step: 1 | 2 | 3 | 4): VisitEvent {
  return `wizard-${step}`
}
