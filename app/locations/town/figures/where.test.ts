import { describe, expect, test } from 'vitest'
import { findPlace, listPlacesIn } from '../../places.ts'
import { type Surroundings, surroundingsOf } from './surroundings.ts'
import { where } from './where.ts'

function at(slug: string): Surroundings {
  const place = findPlace(slug)
  if (!place) throw new Error(`no ${slug}`)
  return surroundingsOf(place, 'en')
}

const texas = listPlacesIn('TX')
const rankedAt = (rank: number) => at(texas[rank - 1]?.slug ?? '')

describe('the nearest larger place', () => {
  const waco = at('waco-tx')
  const beside = (miles: number, times: number) => {
    const place = { ...waco.place, name: 'Larger', population: waco.place.population * times }
    return where({ ...waco, larger: { place, miles, direction: 'east' } }).text
  }
  const forms = { far: beside(101, 2), times: beside(50, 10), next: beside(50, 9), touching: beside(2, 9) }
  const without = (text: string) => text.replace(/[\d,]+/g, '0').replace(/miles?/g, 'miles')

  test('is said in four ways', () => {
    expect(new Set(Object.values(forms).map(without)).size).toBe(4)
    expect(forms.times).toContain('10 times')
    expect(where({ ...waco, larger: null }).text).not.toContain('Larger')
  })

  test.each([
    [100, 9, 'next'],
    [100.1, 9, 'far'],
    [100.1, 20, 'far'],
    [3, 9.9, 'next'],
    [2.9, 9.9, 'touching'],
    [2.9, 10, 'times'],
  ] as const)('%d miles away and %d times as large it is %s', (miles, times, form) => {
    expect(without(beside(miles, times))).toBe(without(forms[form]))
  })
})

test('the first three of a state stand out most, then the first of a county', () => {
  expect([1, 3, 4].map((rank) => where(rankedAt(rank)).weight)).toEqual([2, 2, expect.any(Number)])
  const fourth = { ...rankedAt(4), inCounty: [] }
  const county = listPlacesIn('TX').slice(10, 12)
  expect(where(fourth).weight).toBe(0.45)
  expect(where({ ...fourth, inCounty: [fourth.place, ...county] }).weight).toBe(0.8)
  expect(where({ ...fourth, inCounty: [fourth.place, ...county.slice(1)] }).weight).toBe(0.45)
  expect(where({ ...fourth, inCounty: [...county, fourth.place] }).weight).toBe(0.45)
})

test('from the thirteenth place on a town has a rank in its county too', () => {
  expect(where(rankedAt(12)).text).not.toMatch(/ of \d+ in .* County/)
  expect(where(rankedAt(13)).text).toMatch(/ of \d+ in .* County, number 13 of/)
})

test('circles are the nearer pair where three places lie within ten miles', () => {
  const waco = at('waco-tx')
  const near = (miles: number[]) => miles.map((one) => ({ place: waco.place, miles: one, direction: null }))
  expect(where({ ...waco, near: near([1, 9, 10]) }).text).toContain('within 10 miles')
  expect(where({ ...waco, near: near([1, 9, 10.1]) }).text).not.toContain('within 10 miles')
})
