import { expect, test } from 'vitest'
import { Commonness, rarestStretches } from './commonness.ts'

function commonnessIn(texts: string[]) {
  const commonness = new Commonness()
  for (const text of texts) commonness.add(text)
  return commonness
}

const numbered = commonnessIn(
  Array.from({ length: 100 }, (_, row) => `robin renter${row} renter${row}@example.com an eviction`),
)

test('the index is asked for the rarest letters of what was typed, not for what stands in every row', () => {
  expect(rarestStretches(['robin', 'renter4711'], numbered)).toEqual(['r4711'])
  expect(rarestStretches(['renter4711@example.com'], numbered)).toEqual(['r4711'])
  expect(rarestStretches(['2125550199'], numbered)).toEqual(['21255'])
})

test('what stands in every row is asked for where nothing else was typed', () => {
  expect(rarestStretches(['eviction'], numbered)).toHaveLength(1)
})

test('two words that some have are asked for together', () => {
  const words = ['maria', 'james', 'laura', 'kevin']
  const some = commonnessIn(words.flatMap((one) => words.map((other) => `${one} ${other}`)))
  expect(rarestStretches(['maria', 'kevin'], some)).toEqual(['maria', 'kev'])
})

test('a part without three plain letters in a row is asked for as it is', () => {
  expect(rarestStretches(['zoë'], numbered)).toEqual(['zoë'])
  expect(rarestStretches(['🏠🔑😀🏠'], numbered)).toEqual(['🏠🔑😀🏠'])
  expect(rarestStretches(['日本語'], commonnessIn([]))).toEqual(['日本語'])
})

test('the share of those with two parts is what chance makes it, or what was seen', () => {
  const texts = commonnessIn(['ann bee', 'ann bee', 'cat dog', 'cat ann'])
  expect(texts.shareWith(['ann', 'bee'])).toBe(0.5)
  expect(texts.shareWith(['bee', 'cat'])).toBe(0.25)
  expect(texts.shareWith(['xyz', 'cat'])).toBe(0)
})
