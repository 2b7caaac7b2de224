import { expect, test } from 'vitest'
import rows from '../../data/assistance.json' with { type: 'json' }
import { assistanceFor } from './assistance.ts'

test.each(['houston-tx', 'los-angeles-ca', 'denver-co', 'erewhon-tx'])(
  '%s has three numbers to call',
  (city) => {
    const resources = assistanceFor(city)
    expect(resources).toHaveLength(3)
    for (const { phone, tel } of resources)
      expect(tel).toBe(tel === '211' ? phone.replaceAll('-', '') : `+1${phone.replace(/\D/g, '').slice(-10)}`)
  },
)

test('Houston and Los Angeles have their own, everybody else the national ones', () => {
  expect(assistanceFor('denver-co')).toEqual(assistanceFor('reno-nv'))
  expect(assistanceFor('houston-tx')).not.toEqual(assistanceFor('denver-co'))
  expect(assistanceFor('houston-tx')).not.toEqual(assistanceFor('los-angeles-ca'))
})

test('no number is shown that was not read on a page', () => {
  for (const row of rows) {
    expect(['official-page', 'third-party']).toContain(row.status)
    expect(row.source).toMatch(/^https?:/)
  }
})
