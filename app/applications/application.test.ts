import { expect, test } from 'vitest'
import { applicationStatuses } from '../db/vocabulary.ts'
import { applicationMoves, movesFrom } from './application.ts'
import { fieldNames } from './application-fields.ts'
import { fieldWords } from './field-words.ts'

test('from every status an application can go on, and closed ones can be opened again', () => {
  for (const status of applicationStatuses) {
    expect(movesFrom(status)).not.toHaveLength(0)
    for (const move of movesFrom(status)) expect(applicationMoves[move].to).not.toBe(status)
  }
  expect(movesFrom('closed')).toEqual(['reopen'])
  expect(movesFrom('new')).not.toContain('approve')
})

test('no field asks for a Social Security, card or bank number', () => {
  for (const name of fieldNames) {
    expect(fieldWords.en[name].label).not.toMatch(/social security|ssn|card|bank|routing|account/i)
    expect(fieldWords.es[name].label).not.toMatch(/seguro social|ssn|tarjeta|banco|cuenta/i)
  }
})
