import { expect, test } from 'vitest'
import { allStateRights } from './all-state-rights.ts'

const [english, spanish] = [allStateRights('en'), allStateRights('es')]

test('the law of every state says the same in Spanish: the same rules, numbers and statutes, in other words', () => {
  for (const [code, state] of Object.entries(english)) {
    const other = spanish[code]
    expect(other?.rights.map(({ statute, href }) => [statute, href])).toEqual(
      state.rights.map(({ statute, href }) => [statute, href]),
    )
    for (const [index, { title, text }] of state.rights.entries()) {
      const told = other?.rights[index]
      expect(told?.title).not.toBe(title)
      expect(told?.text).not.toMatch(/\b(?:the|of|whichever|rent|months?|after)\b/)
      expect(numbersIn(told?.text)).toEqual(numbersIn(text))
    }
    expect(other?.notOnFile).toHaveLength(state.notOnFile.length)
    expect(other?.aid).toEqual(state.aid)
  }
})

test('a letter names the limit of a deposit in English; what it means stands beside it', () => {
  expect(english.AZ).toMatchObject({
    deposit: expect.stringMatching(/^one and a half months’ rent \(A\.R\.S\./),
  })
  expect(spanish.AZ).toMatchObject({
    deposit: english.AZ?.deposit,
    depositMeaning: expect.stringMatching(/^un mes y medio de renta \(A\.R\.S\./),
  })
  expect(spanish.TX).toMatchObject({ deposit: null, depositMeaning: null })
  // Its limit is for leases shorter than a year.
  expect(english.NM?.deposit).toBeNull()
})

function numbersIn(text = '') {
  return (text.match(/\d+/g) ?? []).toSorted()
}
