import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test('the first sentence stands for the lead, and a place’s abbreviation ends none', () => {
  expect(firstSentence('We talk to landlords. Openly.')).toBe('We talk to landlords.')
  expect(firstSentence('Bad credit or a broken lease? The rent was $900.')).toBe(
    'Bad credit or a broken lease?',
  )
  expect(firstSentence('St. Louis is a large city. It has 301,578 people.')).toBe(
    'St. Louis is a large city.',
  )
  expect(firstSentence('Hablamos con arrendadores. ¿Mal crédito? Pregunte.')).toBe(
    'Hablamos con arrendadores.',
  )
  expect(firstSentence('A fee of $99.95 is due')).toBe('A fee of $99.95 is due')
  expect(firstSentence('')).toBe('')
})
