import { expect, test } from 'vitest'
import { territories, territoryIn, territorySlug } from './us-territories.ts'

test.each([
  ['San Juan, PR', 'PR'],
  ['Ponce PR 00716', 'PR'],
  ['San Juan, Puerto Rico, USA', 'PR'],
  ['guam', 'GU'],
  ['Charlotte Amalie, U.S. Virgin Islands', 'VI'],
  ['Islas Vírgenes', 'VI'],
  ['Saipan, MP', 'MP'],
  ['Islas Marianas del Norte', 'MP'],
  ['Samoa Americana', 'AS'],
  ['San Juan, TX', null],
  ['Guam, TX', null],
  ['Houston as soon as I can', null],
  ['Washington, DC', null],
  ['', null],
])('%s lies in %s', (written, territory) => {
  expect(territoryIn(written)).toBe(territory)
})

test('the address of each is its own name', () => {
  for (const territory of territories)
    expect(territoryIn(territorySlug(territory).replaceAll('-', ' '))).toBe(territory)
})
