import { expect, test } from 'vitest'
import { plainPlace, readPlace } from './written-place.ts'

test('a place abroad whose state ends in the name of one of ours is in none of ours', () => {
  expect(readPlace('Tijuana, Baja California')).toMatchObject({ stateCode: null })
  expect(plainPlace('Tijuana, Baja California')).toBe('Tijuana Baja California')
  expect(readPlace('Bakersfield, California')).toMatchObject({ town: 'Bakersfield', stateCode: 'CA' })
})
