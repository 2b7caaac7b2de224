import { describe, expect, test } from 'vitest'
import { agenciesIn } from '../almanac/agencies.ts'
import { fairRents } from '../almanac/fair-rents.ts'
import { lawsOf } from '../almanac/laws.ts'
import type { LandingPage, Section } from '../landing/sections.ts'
import { languages } from '../platform/language.ts'
import { territoryWords } from '../platform/territory-words.ts'
import { dollars, grouped } from '../platform/us-number.ts'
import { territories, territorySlug } from '../platform/us-territories.ts'
import { defaultSite } from '../site/site.ts'
import { isOwnCounty } from './place-words.ts'
import { allPlaces, findPlace, listPlacesIn } from './places.ts'
import { resolveState } from './resolve.ts'
import { milesBetween } from './sphere.ts'
import { stateFundingPage } from './state-funding.ts'
import { stateTownsPage } from './state-town-index.ts'
import { states } from './states.ts'

const site = defaultSite('https://example.com')

function pageOf(slug: string): LandingPage {
  const page = resolveState(slug)
  if (page.kind !== 'state') throw new Error(`no state ${slug}`)
  return stateFundingPage(page, site)
}

function section<K extends Section['kind']>(slug: string, kind: K): Extract<Section, { kind: K }> {
  const found = pageOf(slug).sections.find(
    (part): part is Extract<Section, { kind: K }> => part.kind === kind,
  )
  if (!found) throw new Error(`${slug} has no ${kind}`)
  return found
}

test('where the programs are not offered, the page says so, sells nothing and leads to the states', () => {
  for (const language of languages)
    for (const territory of territories) {
      const page = resolveState(territorySlug(territory))
      if (page.kind !== 'state') throw new Error(territory)
      const { head, sections } = stateFundingPage(page, defaultSite('https://example.com', language))
      const name = territoryWords[language][territory]
      expect(head.isIndexed).toBe(false)
      expect(sections.map(({ kind }) => kind)).toEqual(['opening', 'states'])
      expect(sections[0]).toMatchObject({ lead: expect.stringContaining(` ${name}.`) })
      expect(JSON.stringify(sections)).not.toContain('offers')
    }
})

/** City and name of each housing office. */
function officesOf(slug: string) {
  const help = pageOf(slug).sections.find(
    (part) => part.kind === 'resources' && part.heading.startsWith('Free help'),
  )
  if (help?.kind !== 'resources') throw new Error(`${slug} has no free help`)
  return help.resources
    .filter(({ description }) => /: (public housing|vouchers)/.test(description))
    .map(({ name, description }) => [description.split(':')[0], name])
}

const townAt = (href: string) => {
  const place = findPlace(href.replace('/city/', ''))
  if (!place) throw new Error(`${href} leads nowhere`)
  return place
}

describe('a state’s page', () => {
  test('has every specified part', () => {
    const kinds = pageOf('texas').sections.map(({ kind }) => kind)
    for (const kind of ['placeHero', 'street', 'townGroups', 'resources', 'closing'] as const)
      expect(kinds).toContain(kind)
    expect(JSON.stringify(pageOf('texas'))).toContain('View Houston Funding')
    expect(JSON.stringify(pageOf('texas'))).toContain('Nearby towns in Texas')
    expect(JSON.stringify(pageOf('texas'))).toContain('Lending resources in Texas')
  })

  test('has a table of its largest towns with people, census median and fair rent of their rows', () => {
    for (const { slug, code } of states()) {
      const { rows } = section(slug, 'rentMap')
      const largest = listPlacesIn(code).slice(0, rows.length)
      expect(rows.map(({ href }) => townAt(href))).toEqual(largest)
      for (const { href, people, rent, whose, fair } of rows) {
        const town = townAt(href)
        expect(people).toBe(grouped(town.population))
        expect(fair).toBe(dollars(fairRents(town)?.byBedrooms[2].value ?? 0))
        const year = town.rentYears === '2021' ? ' in 2021' : ''
        if (town.rent && town.rentBasis === 'place')
          expect(rent).toBe(`${town.isTopRent ? 'over ' : ''}${dollars(town.rent)}${year}`)
        else expect(whose === undefined, town.slug).toBe(isOwnCounty(town))
      }
    }
  })

  test('names the county where the rent is the county’s, and the years of both', () => {
    const { rows, note } = section('tennessee', 'rentMap')
    expect(rows[0]).toMatchObject({ name: 'Nashville', whose: 'Davidson County' })
    expect(note).toContain('2019–2023')
    expect(note).toContain('FY2026')
  })

  test('says of which year a rent is that is not of the others’, and compares no town with it', () => {
    expect(section('new-york', 'rentMap').rows[0]).toMatchObject({ name: 'New York', rent: '$1,602 in 2021' })
    expect(section('new-york', 'ranges').cities[0]?.text).toMatch(/^\$1,602 in 2021 in New York itself; /)
    for (const slug of ['new-york', 'new-jersey', 'oklahoma', 'minnesota', 'wisconsin'])
      for (const { cheapest, dearest } of section(slug, 'ranges').cities)
        for (const { href } of [...cheapest, ...dearest]) expect(townAt(href).rentYears).toBeNull()
    const { lead, map } = section('minnesota', 'rentMap')
    const figures = listPlacesIn('MN').filter(({ rent, rentBasis }) => rent && rentBasis === 'place')
    expect(lead).toContain(`Half of the ${figures.length - 1} towns`)
    expect(map.legend).toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/^not compared \(\d+\)$/) }),
    )
  })

  test('calls no city one of the largest that is not among the ten', () => {
    for (const { slug, code } of states()) {
      const part = pageOf(slug).sections.find(({ kind }) => kind === 'ranges')
      const largest = listPlacesIn(code)
        .slice(0, 10)
        .map(({ name }) => name)
      if (part?.kind !== 'ranges') continue
      for (const { name } of part.cities) expect(largest, slug).toContain(name)
    }
    expect(section('rhode-island', 'ranges').heading).toBe(
      'Within 45 miles of the largest city of Rhode Island',
    )
  })

  test('says what the middle town of each size costs: of an even number, halfway between the two', () => {
    expect(section('vermont', 'rentMap').remark).toContain('5,000 to 25,000: $1,537 (4 towns)')
  })

  test('has the cheapest and the dearest towns within 45 miles of cities that lie apart', () => {
    const { cities, heading, lead } = section('texas', 'ranges')
    expect(heading).toBe('Within 45 miles of the largest cities of Texas')
    expect(lead).toContain('Miles are in a straight line')
    expect(`${heading} ${lead}`).not.toContain('hour')
    expect(cities.map(({ name }) => name)).toEqual(['Houston', 'San Antonio', 'Dallas'])
    for (const { name, cheapest, dearest } of cities) {
      const city = listPlacesIn('TX').find((place) => place.name === name)
      for (const { href } of [...cheapest, ...dearest])
        expect(milesBetween(townAt(href), city ?? townAt(href))).toBeLessThanOrEqual(45)
      const rents = [...cheapest, ...dearest.toReversed()].map(({ href }) => townAt(href).rent ?? 0)
      expect(rents).toEqual(rents.toSorted((a, b) => a - b))
    }
  })

  test('says from which size on towns are the cheapest and the dearest', () => {
    const stated = states().map(({ slug }) => {
      const found = pageOf(slug).sections.find(({ kind }) => kind === 'ranges')
      if (found?.kind !== 'ranges') return null
      const isCut = found.lead.includes('towns of 5,000 people and more by census')
      for (const { text, cheapest, dearest } of found.cities) {
        const isSmall = [...cheapest, ...dearest].some(({ href }) => townAt(href).population < 5000)
        if (isCut && isSmall) expect(text).toContain('smaller ones too')
      }
      return isCut
    })
    expect(stated.filter(Boolean).length).toBeGreaterThan(30)
  })

  test('counts its housing agencies and calls those of its largest cities', () => {
    const resources = pageOf('texas').sections.flatMap((part) => (part.kind === 'resources' ? [part] : []))
    const help = resources.find(({ heading }) => heading === 'Free help in Texas')
    expect(help?.lead).toContain(`We know of ${agenciesIn('TX').length} public housing agencies that give`)
    expect(help?.lead).toContain('as of May 3, 2026')
    expect(help?.resources.map(({ contact }) => contact?.href)).toContain('https://www.txcourts.gov')
    for (const agency of agenciesIn('TX')) expect(agency.state).toBe('TX')
  })

  test.each([
    ['texas', 'Houston', 'Houston Housing Authority'],
    ['washington', 'Seattle', 'Seattle Housing Authority'],
    ['maryland', 'Baltimore', 'Housing Authority of Baltimore City'],
    ['california', 'San Diego', 'San Diego Housing Commission'],
    ['california', 'San Francisco', 'Housing Authority of the City & County of San Francisco'],
    ['arizona', 'Phoenix', 'City of Phoenix Housing Department'],
    ['florida', 'Miami', 'Miami Dade Public Housing and Community Development'],
    ['new-york', 'New York', 'New York City Housing Authority'],
    ['missouri', 'St. Louis', 'St. Louis Housing Authority'],
    ['missouri', 'Springfield', 'Springfield Housing Authority'],
    ['south-carolina', 'Columbia', 'Housing Authority of the City of Columbia'],
    ['north-carolina', 'Charlotte', 'Inlivian'],
  ])('in %s the office of %s is %s', (state, city, office) => {
    expect(officesOf(state)).toContainEqual([city, office])
  })

  test('one agency is one', () => {
    const help = pageOf('alaska').sections.find(
      (part) => part.kind === 'resources' && part.heading.startsWith('Free help'),
    )
    expect(help).toMatchObject({
      lead: expect.stringMatching(
        /^We know of one public housing agency that gives vouchers or public housing in Alaska \(/,
      ),
    })
  })

  test('a county’s vouchers or a charity’s patients make no office of the city', () => {
    expect(officesOf('texas').map(([city]) => city)).not.toContain('Dallas')
    expect(officesOf('minnesota').map(([city]) => city)).not.toContain('St. Paul')
  })

  test('says each rule with its statute and calls the others not on file', () => {
    for (const { slug, code } of states()) {
      const text = JSON.stringify(pageOf(slug).sections)
      for (const { statute } of lawsOf(code)) expect(text).toContain(statute)
      if (lawsOf(code).length < 5) expect(text).toMatch(/"notOnFile":\["/)
      expect(text).not.toMatch(/no limit/i)
    }
  })
})

test('every town is two links away from its state’s page, in a list from A to Z', () => {
  const listed = states().flatMap((state) =>
    stateTownsPage(state, site).sections.flatMap((part) =>
      part.kind === 'townIndex' ? part.letters.flatMap(({ towns }) => towns.map(({ href }) => href)) : [],
    ),
  )
  const wanted = allPlaces().filter(({ state }) => state !== 'DC')
  expect(listed.toSorted()).toEqual(wanted.map(({ slug }) => `/city/${slug}`).toSorted())
  for (const { letter, href } of section('hawaii', 'letters').letters)
    expect(href).toBe(`/state/hawaii/towns#${letter}`)
})

test('a name stands under its first letter, whatever mark stands before it, and letters in their order', () => {
  for (const state of states()) {
    const index = stateTownsPage(state, site).sections.find((part) => part.kind === 'townIndex')
    const letters = index?.kind === 'townIndex' ? index.letters.map(({ letter }) => letter) : []
    expect(letters, state.name).toEqual([...new Set(letters)].sort())
    expect(letters.join('')).toMatch(/^[A-Z]+$/)
  }
})
