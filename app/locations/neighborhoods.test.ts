import { expect, test } from 'vitest'
import { areasOf, citiesWithNeighborhoods, listSubCities, neighborhoodsOf } from './neighborhoods.ts'
import { subCityPath } from './paths.ts'
import { findPlace } from './places.ts'

test('ten cities show six to eight neighbourhoods with population and county', () => {
  expect(citiesWithNeighborhoods.size).toBe(10)
  for (const city of citiesWithNeighborhoods) {
    const shown = neighborhoodsOf(city)
    expect(shown.length, city).toBe(areasOf(city).length)
    expect(shown.length, city).toBeGreaterThanOrEqual(6)
    expect(shown.length, city).toBeLessThanOrEqual(8)
    expect(shown.every((area) => area.population > 1000 && area.county !== '')).toBe(true)
  }
})

test('other cities show none, but their areas have pages', () => {
  expect(neighborhoodsOf('austin-tx')).toEqual([])
  expect(areasOf('austin-tx').length).toBeGreaterThanOrEqual(3)
  expect(areasOf('erewhon-tx')).toEqual([])
})

test('a neighbourhood links to /subcity/{neighbourhood}-{city}-{state}', () => {
  const [brooklyn] = neighborhoodsOf('new-york-ny')
  expect(brooklyn && subCityPath(brooklyn, { slug: 'new-york-ny' })).toBe('/subcity/brooklyn-new-york-ny')
})

test('all 330 sub-city pages have addresses of their own and a city we know', () => {
  const pages = listSubCities()
  expect(pages).toHaveLength(330)
  expect(new Set(pages.map((page) => page.area.place)).size).toBe(54)
  for (const { area } of pages) {
    const city = findPlace(area.place)
    expect(city, area.place).not.toBeNull()
    expect(area.population ?? 0).toBeLessThan(city?.population ?? 0)
    expect(area.populationBasis === null, area.name).toBe(area.population === null)
  }
})
