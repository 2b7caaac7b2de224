import type { Step } from '../application-fields.ts'

export const steps = ['you', 'home', 'happened', 'yes'] as const satisfies readonly Step[]

export const lastStep: Step = 'yes'

export function isStep(text: string): text is Step {
  return steps.some((step) => step === text)
}

/** 1 to 4, as people count. */
export function stepNumber(step: Step) {
  return steps.indexOf(step) + 1
}

export function stepAfter(step: Step): Step {
  return steps[stepNumber(step)] ?? lastStep
}

export function stepBefore(step: Step): Step {
  return steps[stepNumber(step) - 2] ?? 'you'
}
