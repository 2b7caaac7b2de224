/** The words of the wizard. */
export type Choice = { value: string; label: string }

export const yesNo: Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const questions = {
  hasProperty: 'Do you already have a property in mind?',
  monthlyRent: 'What is the monthly rent?',
  hasApplied: 'Have you applied there yet?',
  challenges: 'Which of these apply to you?',
  income: 'What is your monthly income?',
  rentBudget: 'What is your rent budget?',
} as const

export const challenges: Choice[] = [
  'Poor Credit',
  'Evictions',
  'Broken Leases',
  'Criminal Background',
  'None',
].map((name) => ({ value: name, label: name }))

/** The values are the specification's names for the bands, whatever the amounts become. */
export function incomeBands(low: string, high: string): Choice[] {
  return [
    { value: 'below2500', label: `Below ${low}` },
    { value: '2500-4000', label: `${low}-${high}` },
    { value: 'above4000', label: `Above ${high}` },
  ]
}

export const placeholders = { monthlyRent: '$1,200', rentBudget: '$1,000 - $1,500' }

export const stepTitles = ['Your property', 'Credit challenges', 'Income and budget', 'Your result'] as const
export const resultTitle = 'Perfect! You Qualify for Our Program'
