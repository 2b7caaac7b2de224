import { expect, test } from 'vitest'
import type { LandingPage } from '../landing/sections.ts'
import { defaultSite } from '../site/site.ts'
import { cityFundingPage } from './city-funding.ts'
import { richCityLandingPage } from './city-landing-rich.ts'
import { listSubCities } from './neighborhoods.ts'
import { fundingPath } from './paths.ts'
import { allPlaces } from './places.ts'
import { resolveCity, resolveFunding, resolveState, resolveStateTowns, resolveSubCity } from './resolve.ts'
import { stateFundingPage } from './state-funding.ts'
import { stateTownsPage } from './state-town-index.ts'
import { states } from './states.ts'
import { subCityPage } from './sub-city-page.ts'

const site = defaultSite('https://example.com')

test('every place, state and neighbourhood page is reached by clicking from /states', () => {
  const found = new Set(states().map(({ slug }) => `/state/${slug}`))
  const queue = [...found]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const href of linksOf(pageAt(path))) {
      if (found.has(href)) continue
      found.add(href)
      queue.push(href)
    }
  }
  const wanted = [
    ...allPlaces().map(({ slug }) => `/city/${slug}`),
    ...allPlaces().map(fundingPath),
    ...listSubCities().map(({ slug }) => `/subcity/${slug}`),
  ]
  expect(wanted.filter((path) => !found.has(path))).toEqual([])
}, 120_000)

function pageAt(path: string): LandingPage {
  const [, kind, slug = '', page] = path.split('/')
  if (kind === 'state' && page === 'towns') {
    const state = resolveStateTowns(slug)
    if (state.kind === 'state') return stateTownsPage(state.state, site)
  }
  if (kind === 'state') {
    const state = resolveState(slug)
    if (state.kind === 'state') return stateFundingPage(state, site)
  }
  if (kind === 'subcity') {
    const area = resolveSubCity(slug)
    if (area.kind === 'subCity') return subCityPage(area, site)
  }
  const city = page === 'funding' ? resolveFunding(slug) : resolveCity(slug)
  if (city.kind === 'funding') return cityFundingPage(city, site)
  if (city.kind === 'landing') return richCityLandingPage(city, site, { stories: [], articles: [] })
  throw new Error(`${path} is a link that leads nowhere: ${city.kind}`)
}

function linksOf(page: LandingPage) {
  return [...JSON.stringify(page).matchAll(/"href":"(\/(?:city|subcity|state)\/[^"#]+)["#]/g)].map(
    ([, href = '']) => href,
  )
}
