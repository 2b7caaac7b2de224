import { expect, test } from 'vitest'
import { fairRents } from '../almanac/fair-rents.ts'
import { localRent } from './local-rent.ts'
import { findPlace } from './places.ts'
import { reachOf } from './within-reach.ts'

test('a place is understood as it is written, with its state behind it or named elsewhere', () => {
  for (const [written, state] of [
    ['Houston, TX', null],
    ['houston , tx ', null],
    ['Houston', 'TX'],
    ['Houston, Texas', 'TX'],
    ['houston texas', 'TX'],
    ['Houston, TX 77002', 'TX'],
    ['Houston TX 77002-1234, USA', null],
    ['77002', 'TX'],
  ] as const)
    expect(localRent(written, state, 1)?.place, written).toBe('Houston, TX')
  expect(localRent('Washington, D.C.', 'DC', 1)?.place).toBe('Washington, DC')
  expect(localRent('New York', 'NY', 1)?.place).toBe('New York, NY')
  expect(localRent('St. Louis, MO 63101', 'MO', 1)?.place).toBe('St. Louis, MO')
  expect(localRent('Saint Louis, MO', 'MO', 1)?.place).toBe('St. Louis, MO')
  expect(localRent('Ft Worth', 'TX', 1)?.place).toBe('Fort Worth, TX')
  expect(localRent('NYC', 'NY', 1)?.place).toBe('New York, NY')
  for (const written of ['99999', 'Houston', 'Erewhon, TX', ''])
    expect(localRent(written, null, 1)).toBeNull()
})

test('the fair rent is that of the homes asked about, and there is none of five bedrooms', () => {
  const houston = findPlace('houston-tx')
  const rents = houston && fairRents(houston)?.byBedrooms
  for (const size of [0, 1, 2, 3] as const)
    expect(localRent('Houston, TX', null, size)?.fairRent).toBe(rents?.[size].value)
  expect(localRent('Houston, TX', null, 5)).toBeNull()
})

test('the nearest town that costs less is one of 5,000 people or more', () => {
  for (const slug of ['houston-tx', 'white-plains-ny', 'dunn-loring-va', 'pecos-tx', 'nome-ak']) {
    const place = findPlace(slug)
    if (!place) throw new Error(`no ${slug}`)
    const cheaper = localRent(`${place.name}, ${place.state}`, null, 1)?.cheaper
    const towns = reachOf(place)?.towns.filter(
      (town) => town.kind === 'less' && town.place.population >= 5000,
    )
    const nearest = Math.min(...(towns ?? []).map(({ miles }) => miles))
    expect(cheaper?.miles ?? Infinity, slug).toBe(nearest)
  }
  expect(localRent('Dunn Loring, VA', null, 1)?.cheaper).toMatchObject({
    name: 'Idylwood',
    direction: 'east',
    rent: 2022,
  })
})
