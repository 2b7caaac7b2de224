import { expect, test } from 'vitest'
import { allPlaces, findPlace } from '../../places.ts'
import { cities } from './cities.ts'
import { surroundingsOf } from './surroundings.ts'

function said(slug: string) {
  const place = findPlace(slug)
  return place ? (cities(surroundingsOf(place, 'en'))?.text ?? '') : ''
}

test('the cities around are told by one measure, so that they can be compared', () => {
  let rows = 0
  for (const { slug } of allPlaces().filter(({ row }) => row % 97 === 0)) {
    const text = said(slug)
    if (!text) continue
    rows++
    expect(text.includes('census median') && text.includes('2 bedrooms'), text).toBe(false)
  }
  expect(rows).toBeGreaterThan(100)
  expect(said('houston-tx')).toContain('Pearland, 15 miles south: 125,828 people, census median $1,759')
})

test('beside a city whose census figure is older all have HUD’s', () => {
  expect(said('hoboken-nj')).toMatch(/New York, .* 2 bedrooms \$[\d,]+ \(FY2026\)/)
  expect(said('hoboken-nj')).not.toContain('census')
})
