import { expect, test } from 'vitest'
import type { LandingPage } from '../landing/sections.ts'
import { defaultSite } from '../site/site.ts'
import { cityFundingPage } from './city-funding.ts'
import { richCityLandingPage } from './city-landing-rich.ts'
import { nearestPlaces } from './nearest.ts'
import { areasOf, listSubCities } from './neighborhoods.ts'
import { fundingPath, landingPath, stateTownsPath, subCityPath } from './paths.ts'
import type { Place } from './place.ts'
import { allPlaces, namesakesOf } from './places.ts'
import { stateFundingPage } from './state-funding.ts'
import { stateTownsPage } from './state-town-index.ts'
import { states } from './states.ts'

const site = defaultSite('https://example.com')
const townPage = (place: Place) =>
  richCityLandingPage({ kind: 'landing', isKnown: true, place }, site, { stories: [], articles: [] })
const fundingPage = (city: Place) =>
  cityFundingPage({ kind: 'funding', isKnown: true, city, others: namesakesOf(city) }, site)

test('every town is two links away from its state', () => {
  const found = new Set<string>()
  for (const state of states()) {
    const page = stateFundingPage({ kind: 'state', isKnown: true, state }, site)
    expect(linksOf(page).map(withoutPart), state.name).toContain(stateTownsPath(state))
    for (const href of linksOf(stateTownsPage(state, site))) found.add(href)
  }
  const missing = allPlaces().filter((place) => !found.has(landingPath(place)))
  // The District is no state: the towns around lead to it.
  expect(missing.map(({ slug }) => slug)).toEqual(['washington-dc'])
  for (const place of missing) {
    const [neighbor] = nearestPlaces(place, { withinMiles: 25, limit: 1 })
    expect(neighbor && linksOf(townPage(neighbor.place))).toContain(landingPath(place))
  }
})

test('a town’s page leads to its funding page, and that one back', () => {
  for (const place of allPlaces().filter((_, index) => index % 150 === 0)) {
    expect(linksOf(townPage(place)), place.slug).toContain(fundingPath(place))
    expect(linksOf(fundingPage(place)), place.slug).toContain(landingPath(place))
  }
})

test('every neighborhood is linked from the funding page of its city', () => {
  const cities = new Set(listSubCities().map(({ area }) => area.place))
  for (const city of allPlaces().filter(({ slug }) => cities.has(slug))) {
    const links = linksOf(fundingPage(city))
    for (const area of areasOf(city.slug)) expect(links, area.name).toContain(subCityPath(area, city))
  }
})

function withoutPart(href: string) {
  return href.replace(/#.*/, '')
}

function linksOf(page: LandingPage) {
  return [...JSON.stringify(page).matchAll(/"href":"(\/[^"]+)"/g)].map(([, href = '']) => href)
}
