import { expect, test } from 'vitest'
import { picturesOf } from './city-pictures.ts'
import { findPlace } from './places.ts'

function street(slug: string, language: 'en' | 'es' = 'en') {
  const place = findPlace(slug)
  if (!place) throw new Error(`no ${slug}`)
  return picturesOf(place, place, language)[1]?.caption
}

test('under the street stands how many people of the town rent', () => {
  expect(street('pecos-tx')).toMatch(/^Of 100 people, \d+ rent\.$/)
  expect(street('pecos-tx', 'es')).toMatch(/^Rentan \d+ de cada 100\.$/)
})
