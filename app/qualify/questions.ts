import type { Language } from '../platform/language.ts'
import { givenWords } from './given-words.ts'
import { wizardWords } from './wizard-words.ts'

export type Choice = { value: string; label: string }

/** What is posted; how it is said stands among the words. */
export const yesNo = ['yes', 'no'] as const
export const challenges = [
  'Poor Credit',
  'Evictions',
  'Broken Leases',
  'Criminal Background',
  'None',
] as const

/** The values are the specification's names for the bands, whatever the amounts become. */
export function incomeBands(low: string, high: string, language: Language = 'en'): Choice[] {
  const { below, between, above } = givenWords[language].incomes
  return [
    { value: 'below2500', label: below(low) },
    { value: '2500-4000', label: between(low, high) },
    { value: 'above4000', label: above(high) },
  ]
}

export const placeholders = { monthlyRent: '$1,200', rentBudget: '$1,000 - $1,500' }

export const resultTitle = wizardWords.en.result.title
