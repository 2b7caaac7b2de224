import { expect, test } from 'vitest'
import { defaultSite } from '../../site/site.ts'
import { cityFundingPage } from '../city-funding.ts'
import { agenciesFor } from '../nearest-agencies.ts'
import { areasOf } from '../neighborhoods.ts'
import { allPlaces, findPlace } from '../places.ts'
import { resolveSubCity } from '../resolve.ts'
import { directionTo, milesBetween } from '../sphere.ts'
import { stateFundingPage } from '../state-funding.ts'
import { findState } from '../states.ts'
import { subCityPage } from '../sub-city-page.ts'
import { textsOf } from './testing/sample.ts'

/** Local facts on the pages beside the town's own. */

const site = defaultSite('https://example.test')

test('a funding page sets what we fund against the fair rents, with the deposit the state allows', () => {
  const springfield = funding('springfield-ma')
  expect(springfield).toContain('The most that lenders offer, a loan of $5,000, covers')
  expect(springfield).toContain('utilities included; our fees and interest come on top).')
  expect(springfield).toContain('at most one month of rent')
  expect(springfield).toContain('Mass. Gen. Laws ch. 186, § 15B, checked July 26, 2026')
  expect(funding('houston-tx')).toContain('How big a deposit may be in Texas is not on file yet')
})

test('a funding page has the housing offices below the three specified numbers', () => {
  expect(funding('houston-tx')).toMatch(/713-957-4357.*713-652-0077.*713-260-0500.*713-260-0812/s)
})

test('the lending resource of a state says its share of area median in dollars of a county, with the year', () => {
  const state = findState('texas')
  if (!state) throw new Error('no Texas')
  const said = textsOf(stateFundingPage({ kind: 'state', isKnown: true, state }, site)).join('\n')
  expect(said).toContain('in Harris County $58,250 a year for one person, $74,900 for three (HUD, FY2026)')
})

test('a neighbourhood says what is known of it and of its city, and has the help of its city', () => {
  const bronx = subCity('the-bronx-new-york-ny')
  expect(bronx).toContain('The census median rent in The Bronx was $1,436')
  expect(bronx).toContain('HUD’s fair rent for New York is $2,529 a month for a studio')
  expect(bronx).toContain('212-306-5191')
  expect(subCity('wallingford-seattle-wa')).toMatch(
    /Its center is 4 miles north of the city’s.*Shoreline.*University District\n1 mile east/s,
  )
})

test('the way to an office is that from the neighbourhood, and none where its centre is not on file', () => {
  expect(subCity('san-pedro-los-angeles-ca')).not.toMatch(/South Gate, \d+ miles south/)
  let withWays = 0
  for (const place of allPlaces().slice(0, 400))
    for (const area of areasOf(place.slug)) {
      const { near } = agenciesFor(place, 4, area.centre)
      for (const { agency, miles, direction } of near) {
        if (miles === null) continue
        if (!area.centre || !agency.point) throw new Error(`${area.name}: miles from nowhere`)
        withWays++
        expect(miles).toBe(milesBetween(area.centre, agency.point))
        expect(direction).toBe(directionTo(area.centre, agency.point))
      }
    }
  expect(withWays).toBeGreaterThan(300)
})

function funding(slug: string) {
  const city = findPlace(slug)
  if (!city) throw new Error(`no ${slug}`)
  return textsOf(cityFundingPage({ kind: 'funding', isKnown: true, city, others: [] }, site).sections).join(
    '\n',
  )
}

function subCity(slug: string) {
  const page = resolveSubCity(slug)
  if (page.kind !== 'subCity') throw new Error(`no ${slug}`)
  return textsOf(subCityPage(page, site).sections).join('\n')
}
