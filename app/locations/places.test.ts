import { expect, test } from 'vitest'
import { slugOf } from '../platform/slug.ts'
import { allPlaces, findPlace, listPlacesIn, placesNamed } from './places.ts'
import { isStateCode, states } from './states.ts'

const places = allPlaces()

test('there are 13,966 places, largest first', () => {
  expect(places).toHaveLength(13_966)
  expect(places.slice(0, 4).map((place) => place.slug)).toEqual([
    'new-york-ny',
    'los-angeles-ca',
    'chicago-il',
    'houston-tx',
  ])
  expect(places.every((place, i) => place.population <= (places[i - 1]?.population ?? Infinity))).toBe(true)
})

test('no two places share a slug', () => {
  expect(new Set(places.map((place) => place.slug)).size).toBe(places.length)
})

test('every figure is plausible', () => {
  const odd = places.filter(
    ({ name, state, slug, population, county, lat, lng, rent }) =>
      !name ||
      !county ||
      !isStateCode(state) ||
      slug !== slugOf(`${name} ${state}`) ||
      !Number.isInteger(population) ||
      population < 1000 ||
      population > 9_000_000 ||
      !(lat > 18 && lat < 72 && lng > -180 && lng < -66) ||
      (rent !== null && (rent < 200 || rent > 3500)),
  )
  expect(odd).toEqual([])
})

test('the places of a state hold no more people than the state, allowing for villages within towns', () => {
  for (const state of states()) {
    const people = listPlacesIn(state.code).reduce((sum, place) => sum + place.population, 0)
    expect(people, state.name).toBeLessThan(state.population * 1.02)
    expect(people, state.name).toBeGreaterThan(state.population * 0.25)
  }
})

test('a place is found with all that is known of it', () => {
  expect(findPlace('houston-tx')).toEqual({
    row: 3,
    name: 'Houston',
    state: 'TX',
    slug: 'houston-tx',
    population: 2_304_580,
    populationYears: '2020',
    county: 'Harris County',
    lat: 29.763,
    lng: -95.363,
    rent: 1313,
    rentBasis: 'place',
    rentYears: null,
    isTopRent: false,
    isListed: true,
  })
  expect(findPlace('erewhon-tx')).toBeNull()
})

test('a rent says whose it is and of which years', () => {
  expect(findPlace('new-york-ny')).toMatchObject({ rent: 1602, rentYears: '2021', rentBasis: 'place' })
  expect(findPlace('nashville-tn')).toMatchObject({ rent: 1485, rentBasis: 'county' })
  expect(places.filter((place) => place.isTopRent)).toHaveLength(101)
  expect(places.filter((place) => place.isTopRent).every((place) => place.rent === 3500)).toBe(true)
})

test('towns that share a name come largest first', () => {
  expect(placesNamed('portland').map((place) => place.state)).toEqual([
    'OR',
    'ME',
    'TX',
    'TN',
    'CT',
    'IN',
    'MI',
  ])
  expect(placesNamed('nowhere-at-all')).toEqual([])
})

test('a township that shares its name with a city is told apart', () => {
  expect(findPlace('ann-arbor-mi')?.population).toBe(123_851)
  expect(findPlace('ann-arbor-township-mi')?.population).toBe(4673)
})

test('226 cities are listed by name, largest first', () => {
  const listed = allPlaces().filter((place) => place.isListed)
  expect(listed).toHaveLength(226)
  expect(listed[0]?.slug).toBe('new-york-ny')
})
