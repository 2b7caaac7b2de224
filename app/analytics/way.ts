import { formSteps } from './form-step.ts'

/** From a page to an approval, in the order in which it happens. */
export const way = ['view', 'wizard-1', 'wizard-4', ...formSteps, 'sent', 'approved'] as const
export type WayPoint = (typeof way)[number]
