/** The wizard's answers and moves: pure, the same in the browser and in the form posts. Nothing is required. */
export type Answers = {
  hasProperty: string
  monthlyRent: string
  hasApplied: string
  challenges: string[]
  income: string
  rentBudget: string
}

export type Step = 1 | 2 | 3 | 4
export type WizardState = { step: Step; answers: Answers }
export type Move = 'next' | 'back' | 'clear'

export const lastStep = 4
export const noAnswers: Answers = {
  hasProperty: '',
  monthlyRent: '',
  hasApplied: '',
  challenges: [],
  income: '',
  rentBudget: '',
}
const maxTextLength = 200
const maxChallenges = 20

/** Continue goes to 4 at most, Back not below 1; clearing starts again. */
export function move({ step, answers }: WizardState, how: Move): WizardState {
  if (how === 'clear') return { step: 1, answers: noAnswers }
  return { step: clampStep(how === 'next' ? step + 1 : step - 1), answers }
}

export function clampStep(step: number): Step {
  const steps: Step[] = [1, 2, 3, 4]
  return steps.find((one) => one >= step) ?? (step > lastStep ? lastStep : 1)
}

/** Reads a posted form; whatever does not fit counts as not answered. */
export function answersFrom(form: FormData): Answers {
  const text = (name: keyof Answers) => textOf(form.get(name))
  return {
    hasProperty: text('hasProperty'),
    monthlyRent: text('monthlyRent'),
    hasApplied: text('hasApplied'),
    challenges: form
      .getAll('challenges')
      .slice(0, maxChallenges)
      .flatMap((joined) => textOf(joined).split(','))
      .map((one) => one.trim())
      .filter(Boolean),
    income: text('income'),
    rentBudget: text('rentBudget'),
  }
}

function textOf(value: FormDataEntryValue | null) {
  return typeof value === 'string' ? value.slice(0, maxTextLength) : ''
}

/** As form fields: what the next post must carry along. The challenges travel as one comma-joined list. */
export function fieldsOf(answers: Answers): [keyof Answers, string][] {
  return [
    ['hasProperty', answers.hasProperty],
    ['monthlyRent', answers.monthlyRent],
    ['hasApplied', answers.hasApplied],
    ['challenges', answers.challenges.join(',')],
    ['income', answers.income],
    ['rentBudget', answers.rentBudget],
  ]
}

/** 'None' and the others exclude each other: the one ticked last stays. */
export function toggleChallenge(chosen: string[], value: string, isChosen: boolean): string[] {
  const others = chosen.filter((one) => one !== value)
  if (!isChosen) return others
  return value === 'None' ? ['None'] : [...others.filter((one) => one !== 'None'), value]
}
