import { expect, test } from 'vitest'
import { unsent } from './unsent.ts'

test('loader data for the server alone can be read and is not written out', () => {
  const data = unsent({ title: 'Home' })
  expect(data.title).toBe('Home')
  expect(JSON.stringify(data)).toBe('{}')
})
