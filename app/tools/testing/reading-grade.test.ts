import { expect, test } from 'vitest'
import { readingGrade, sentencesOf, syllablesIn } from './reading-grade.ts'

test('syllables are counted as they are spoken', () => {
  const words: Record<string, number> = {
    home: 1,
    landlord: 2,
    report: 2,
    company: 3,
    asked: 1,
    wanted: 2,
    paper: 2,
    eviction: 3,
    application: 4,
    bankruptcy: 3,
    'co-signer': 3,
    table: 2,
    use: 1,
    free: 1,
    the: 1,
  }
  for (const [word, count] of Object.entries(words)) expect(syllablesIn(word), word).toBe(count)
})

test('a citation is not read aloud', () => {
  expect(sentencesOf('I ask for this under 15 U.S.C. §§ 1681g and 1681j(b).')).toEqual([
    ['I', 'ask', 'for', 'this', 'under', 'and'],
  ])
})

test('a primer is easy, a statute is not', () => {
  const primer = readingGrade(['The cat sat on the mat. It was a big red cat.'])
  const statute = readingGrade([
    'The agency shall conduct a reasonable reinvestigation to determine whether the disputed information is inaccurate and record the current status of the disputed information.',
  ])
  expect(primer).toBeLessThan(1)
  expect(statute).toBeGreaterThan(15)
})
