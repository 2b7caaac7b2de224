import { expect, test } from 'vitest'
import { bareName, bareSpellings } from './town-name.ts'

test.each([
  ['St. Louis', ['Saint Louis', 'st louis', 'ST.LOUIS', 'SaintLouis']],
  ['Fort Worth', ['Ft. Worth', 'FT WORTH', 'fort-worth']],
  ['Sault Ste. Marie', ['Sault Sainte Marie']],
  ["O'Fallon", ['OFALLON', 'O’fallon', "o' fallon"]],
  ['Española', ['Espanola', 'ESPAN\u0303OLA']],
])('%s is known however it is written', (town, ways) => {
  for (const way of ways) expect(bareSpellings(town), way).toContain(bareName(way))
})

test('a word that only begins like a short one stays as it is', () => {
  expect(bareSpellings('Mountain Stone')).toEqual(['mountainstone'])
})

test('what is longer than any name is none, even if it begins like one', () => {
  expect(bareName(`Houston${' '.repeat(100)}`)).toBe('')
})
