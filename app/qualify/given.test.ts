import { expect, test } from 'vitest'
import rows from '../../data/assistance.json' with { type: 'json' }
import { languages } from '../platform/language.ts'
import { defaultSite } from '../site/site.ts'
import { givenWords } from './given-words.ts'
import { wizardProps } from './wizard-props.ts'

const everywhere = rows.filter(({ place }) => place === null)

test('who a helper is and what it does is told as the table of helpers has it', () => {
  const told: Record<string, object> = givenWords.en.helpers
  expect(told).toEqual(Object.fromEntries(everywhere.map(({ tel, name, what }) => [tel, { name, what }])))
})

test.each(languages)('every helper is told about in %s', (language) => {
  const { free } = wizardProps(defaultSite('https://example.test', language), 'h3').result.advice
  expect(free).toMatchObject(Object.values(givenWords[language].helpers))
})
