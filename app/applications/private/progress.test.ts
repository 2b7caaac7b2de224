import { expect, test } from 'vitest'
import { deliveryWords } from '../../claims/kit-words.ts'
import { allPrograms } from '../../claims/programs.ts'
import { languages } from '../../platform/language.ts'
import { defaultSite } from '../../site/site.ts'
import { ringKeys } from './progress.ts'

const facts = {
  kitPart: null,
  status: 'new',
  isWithdrawn: false,
  mayContact: true,
  hasChosenWay: false,
  reached: { new: new Date('2026-01-05T12:00:00Z') },
} as const

const inEachLanguage = languages.flatMap((language) => allPrograms.map((program) => ({ language, program })))

test.each(inEachLanguage)('$program ends with its own last step ($language)', ({ language, program }) => {
  const { claims } = defaultSite('', language)
  const last = ringKeys({ ...facts, program }, claims, 'UTC').at(-1)
  if (program === 'fullService') return expect(last?.text).toContain(claims.approvalTime)
  expect(last?.text).not.toContain(claims.approvalTime)
  if (program !== 'kit') return expect(last?.text).toMatch(/No date is promised|No se promete ninguna fecha/)
  expect(last).toMatchObject({ text: deliveryWords(claims), title: expect.stringMatching(/^Kit /) })
})

test('a kit is never called approved', () => {
  const { claims } = defaultSite('')
  const titles = ringKeys({ ...facts, status: 'approved', program: 'kit' }, claims, 'UTC').map(
    ({ title }) => title,
  )
  expect(titles.at(-1)).toBe('Kit delivered')
})

test.each(languages)('who orders the number alone is promised no kit (%s)', (language) => {
  const { claims } = defaultSite('', language)
  const last = ringKeys({ ...facts, program: 'kit', kitPart: 'number' }, claims, 'UTC').at(-1)
  expect(last?.title).toMatch(/^N[uú]m/)
  expect(last?.text).not.toContain(claims.kitDelivery)
})
