import { expect, test } from 'vitest'
import { languages } from '../../platform/language.ts'
import { storyDescription } from './story-head.ts'

const told = { displayName: 'Ana R.', cityState: 'Houston, TX', encouragement: 'Keep asking.', isDemo: false }

test('a short story is told whole', () => {
  expect(storyDescription(told, 'en')).toBe('Ana R. from Houston, TX: “Keep asking.”')
})

test('a long one ends with a whole word, a sign that it goes on, and its quotation mark', () => {
  for (const words of ['Never give up, whatever they say. ', '🔑 '])
    for (const isDemo of [true, false])
      for (const language of languages) {
        const said = storyDescription({ ...told, isDemo, encouragement: words.repeat(90) }, language)
        expect(said).toMatch(/(say|they|whatever|up|give|Never|🔑)…”$/u)
        expect([...said].length).toBeLessThanOrEqual(160)
      }
})

test('a long name leaves room for some words', () => {
  const said = storyDescription(
    { ...told, displayName: 'A'.repeat(200), encouragement: 'Keep asking. '.repeat(9) },
    'en',
  )
  expect(said).toMatch(/: “Keep asking[^“]*…”$/)
})
