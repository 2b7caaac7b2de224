import { describe, expect, test } from 'vitest'
import { remarkable, type Standing, standingOf, standingWords } from './standing.ts'

const hundred = Float32Array.from({ length: 100 }, (_, index) => index + 1)
const words = (standing: Standing, topic: 'rent' | 'homes' = 'rent') =>
  standingWords(standing, { topic, language: 'en', format: (value) => `$${value}` }, 'places in Texas')

test('a figure is counted against those below and above it, its equals left out', () => {
  expect(standingOf(1, hundred)).toEqual({ below: 0, above: 99, of: 100, median: 50.5 })
  expect(standingOf(100, hundred)).toMatchObject({ below: 99, above: 0 })
  expect(standingOf(2, Float32Array.of(1, 2, 2, 3))).toEqual({ below: 1, above: 1, of: 4, median: 2 })
  expect(standingOf(26.1, Float32Array.of(26.1, 30))).toMatchObject({ below: 0, above: 1 })
  expect(standingOf(7, new Float32Array())).toEqual({ below: 0, above: 0, of: 0, median: 7 })
})

describe('among a hundred places', () => {
  test.each([
    [100, 'the highest of 100 places in Texas'],
    [1, 'the lowest of 100 places in Texas'],
    [95, 'with only five of 100 places in Texas above that'],
    [94, 'higher than in 93 of 100 places in Texas'],
    [6, 'with only five of 100 places in Texas below that'],
    [7, 'lower than in 93 of 100 places in Texas'],
    [49, 'against $50.5 in the middle of 100 places in Texas'],
    [50, 'right in the middle of 100 places in Texas'],
    [51, 'right in the middle of 100 places in Texas'],
    [53, 'against $50.5 in the middle of 100 places in Texas'],
    [54, 'higher than in 53 of 100 places in Texas'],
    [47, 'lower than in 53 of 100 places in Texas'],
  ])('number %d is %s', (value, said) => {
    expect(words(standingOf(value, hundred))).toBe(said)
  })

  test('who is exactly six of them from the middle is no longer in it', () => {
    expect(words({ below: 47, above: 53, of: 100, median: 50 })).toContain('lower than in 53')
    expect(words({ below: 53, above: 47, of: 100, median: 50 })).toContain('higher than in 53')
  })

  test('the first place that is shared is not said to be the highest or the lowest', () => {
    expect(words({ below: 98, above: 0, of: 100, median: 50 })).toBe(
      'with none of 100 places in Texas above that',
    )
    expect(words({ below: 0, above: 98, of: 100, median: 50 }, 'homes')).toBe(
      'with none of 100 places in Texas older',
    )
  })
})

test('among fewer than eight nothing is counted', () => {
  expect(words({ below: 3, above: 3, of: 7, median: 1 })).toBeNull()
  expect(words({ below: 7, above: 0, of: 8, median: 1 })).toBe('the highest of 8 places in Texas')
  expect(remarkable({ below: 6, above: 0, of: 7, median: 1 })).toBe(0)
  expect(remarkable({ below: 1, above: 6, of: 8, median: 1 })).toBe(5 / 8)
})
