import { describe, expect, test } from 'vitest'
import { languages } from '../platform/language.ts'
import type { PageHead } from '../site/page-head.ts'
import { defaultSite } from '../site/site.ts'
import { cityFundingPage } from './city-funding.ts'
import { richDescription } from './city-landing-rich.ts'
import { listSubCities } from './neighborhoods.ts'
import { allPlaces, findPlace } from './places.ts'
import { landingTitle } from './rent-snippet.ts'
import { resolveSubCity } from './resolve.ts'
import { stateFundingPage } from './state-funding.ts'
import { states } from './states.ts'
import { subCityPage } from './sub-city-page.ts'

describe.each(languages)('what a search result shows (%s)', (language) => {
  const site = defaultSite('https://example.test', language)
  const longerThan = (most: number, texts: string[]) => texts.filter(({ length }) => length > most)
  const towns = allPlaces()
  const titles = towns.map((place) => landingTitle(place, place, site.brand, language))
  const funded = towns
    .filter(({ isListed }) => isListed)
    .map((city) => cityFundingPage({ kind: 'funding', isKnown: true, city, others: [] }, site).head)
  const ofStates = states().map(
    (state) => stateFundingPage({ kind: 'state', isKnown: true, state }, site).head,
  )
  const ofAreas = [...listSubCities()].flatMap(({ slug }) => {
    const page = resolveSubCity(slug)
    return page.kind === 'subCity' ? [subCityPage(page, site).head] : []
  })

  test('a town’s title is cut nearly nowhere, holds the town’s rent, and no two are alike', () => {
    expect(longerThan(65, titles).length).toBeLessThan(towns.length / 50)
    expect(titles.filter((title) => !/\$\d/.test(title)).length).toBeLessThan(towns.length / 50)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('a rent in a title is called HUD’s fair rent, or it would read as an offer', () => {
    const fair =
      language === 'es'
        ? /: renta justa \$[\d,]+( \(año fiscal \d{4}\))?$/
        : /: (1-bed(room)? )?fair rent \$[\d,]+( \(FY\d{4}\)|, FY\d{4})?$/
    expect(titles.filter((title) => title.includes('$') && !fair.test(title))).toEqual([])
  })

  test('a town’s description is cut nowhere, and names the town', () => {
    const some = towns.filter(({ row }) => row % 7 === 0)
    const described = some.map((place) => richDescription(place, true, language))
    expect(longerThan(165, described)).toEqual([])
    for (const [index, { name, state }] of some.entries())
      expect(described[index]).toContain(`${name}, ${state}`)
  })

  test('every rent has its year: in the title where it fits, and always in the description', () => {
    const dated = titles.filter((title) => /\$.*\d{4}/.test(title))
    if (language === 'en') expect(dated.length).toBeGreaterThan(1000)
    const undated = towns.filter(
      (_, index) => /\$/.test(titles[index] ?? '') && !dated.includes(titles[index] ?? ''),
    )
    for (const place of undated.filter((_, index) => index % 5 === 0))
      expect(richDescription(place, true, language)).toMatch(/\(HUD, [^)]*\d{4}\)/)
    for (const slug of ['houston-tx', 'whitinsville-ma', 'akutan-ak', 'new-york-ny']) {
      const place = findPlace(slug)
      if (!place) throw new Error(slug)
      const { length } = richDescription(place, true, language).match(/\$[\d,]+/g) ?? []
      expect(length, slug).toBeGreaterThan(0)
      for (const said of richDescription(place, true, language)
        .split(/(?<=\))[;.]/)
        .filter((part) => part.includes('$')))
        expect(said, slug).toMatch(/\d{4}\)/)
    }
  })

  test('nor is anything of funding pages and states', () => {
    for (const heads of [funded, ofStates]) {
      expect(longerThan(65, heads.map(titleOf))).toEqual([])
      expect(longerThan(165, heads.map(descriptionOf))).toEqual([])
      expect(new Set(heads.map(titleOf)).size).toBe(heads.length)
    }
    expect(funded.every(({ description }) => /\(HUD, .*\d{4}\)/.test(description))).toBe(true)
  })

  test('nor of parts of cities, but for the title that is specified', () => {
    expect(ofAreas.length).toBeGreaterThan(300)
    expect(longerThan(165, ofAreas.map(descriptionOf))).toEqual([])
    expect(new Set(ofAreas.map(titleOf)).size).toBe(ofAreas.length)
    if (language === 'es') expect(longerThan(65, ofAreas.map(titleOf)).length).toBeLessThan(4)
  })
})

test('every Spanish title says that it is about renting', () => {
  const site = defaultSite('https://example.test', 'es')
  const titles = [
    ...allPlaces().map((place) => landingTitle(place, place, site.brand, 'es')),
    ...[...listSubCities()].flatMap(({ slug }) => {
      const page = resolveSubCity(slug)
      return page.kind === 'subCity' ? [subCityPage(page, site).head.title] : []
    }),
  ]
  expect(titles.filter((title) => !/\b(rent|apartamento)/i.test(title))).toEqual([])
})

function titleOf({ title }: PageHead) {
  return title
}

function descriptionOf({ description }: PageHead) {
  return description
}
