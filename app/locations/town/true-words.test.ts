import { expect, test } from 'vitest'
import { placeRow } from '../../almanac/place-row.ts'
import { zipRents } from '../../almanac/zip-rents.ts'
import { defaultSite } from '../../site/site.ts'
import { richCityLandingPage } from '../city-landing-rich.ts'
import { nearestLargerCity } from '../larger-city.ts'
import { sizeSentence } from '../place-words.ts'
import { allPlaces, findPlace } from '../places.ts'
import { milesBetween } from '../sphere.ts'
import { figuresIn, standingOf } from './figures/standing.ts'
import { freeHelp } from './free-help.ts'
import { fewestPeople } from './in-figures.ts'
import { localPart } from './local-part.ts'
import { textsOf } from './testing/sample.ts'

const site = defaultSite('https://example.test')

function place(slug: string) {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

const said = (slug: string, at = site) => textsOf(localPart(place(slug), at)).join(' ')
const saidInSpanish = (slug: string) => said(slug, defaultSite('https://example.test', 'es'))

test.each([
  ['juneau-ak', 'City and Borough', 'Juneau'],
  ['sitka-ak', 'City and Borough', 'Sitka'],
  ['kodiak-ak', 'Borough', 'Kodiak Island'],
  ['anchorage-ak', 'Municipality', 'Anchorage'],
  ['norfolk-va', 'Independent city', 'Norfolk'],
  ['carson-city-nv', 'Independent city', 'Carson City'],
  ['washington-dc', 'Federal district', 'District of Columbia'],
  ['new-orleans-la', 'Parish', 'Orleans'],
])('%s lies in a %s, whose name is whole: %s', (slug, kind, name) => {
  const [line] = localPart(place(slug), site)
  if (line?.kind !== 'masthead') throw new Error('no masthead')
  expect(line.rows).toContainEqual(expect.objectContaining({ label: kind, value: name }))
})

test('an area is named after a whole town', () => {
  expect(said('winston-salem-nc')).toContain('Winston-Salem area')
})

test('a city of no county does not lie in itself', () => {
  expect(sizeSentence(place('norfolk-va'))).toMatch(/^The 2020 census counted/)
  expect(sizeSentence(place('houston-tx'))).toMatch(/^Houston lies in Harris County\./)
  expect(said('norfolk-va')).not.toContain('the one place of')
})

test('who shares the first place with others is not said to have it', () => {
  const { built } = figuresIn('NY')
  const buffalo = standingOf(Number(placeRow(place('buffalo-ny')).built), built)
  expect(buffalo.below).toBe(0)
  expect(buffalo.of - buffalo.above).toBeGreaterThan(1)
  expect(said('buffalo-ny')).toMatch(
    /Half from 1939 or before, with none of [\d,]+ places in New York State older\./,
  )
  expect(said('southlake-tx')).toMatch(/over \$3,500, with none of 763 places in Texas above that/)
})

test('towns around are the nearest with a figure, not all within some miles', () => {
  expect(said('houston-tx')).toContain('than in the 15 nearest towns with a figure')
  expect(said('houston-tx')).not.toMatch(/all \d+ towns within/)
})

test('a share of people is not set beside one of households', () => {
  expect(said('houston-tx')).toMatch(/53\.5% of people rent, [^.]+\. More than in the \d+ nearest/)
  expect(said('waukesha-wi')).toMatch(/of households\. Of people: in the \d+ nearest towns/)
})

test('no larger place is nearer than the nearest larger city', () => {
  expect(said('burlington-vt')).toContain('the nearest city of 100,000 or more, 135 miles southeast')
  expect(saidInSpanish('burlington-vt')).toContain('la ciudad más cercana de 100,000 habitantes o más')
  let named = 0
  for (const home of allPlaces().filter(({ row }) => row < 400 || row % 301 === 0)) {
    const larger = nearestLargerCity(home)
    if (!larger?.isNextLarger) continue
    const nearer = allPlaces()
      .slice(0, home.row)
      .filter((one) => one.population > home.population && milesBetween(home, one) < larger.miles)
    expect(nearer, home.slug).toEqual([])
    named++
  }
  expect(named).toBeGreaterThan(200)
})

test('a rent too low to plan with is not simply the lowest around', () => {
  expect(said('hilo-hi')).toContain('from $805 (too low to plan with) in Pepeekeo, 7 miles north')
  expect(saidInSpanish('hilo-hi')).toContain('$805 (demasiado baja para contar con ella) en Pepeekeo')
  // Nor does it stand elsewhere on the page without that.
  expect(said('hilo-hi')).not.toMatch(/\$805(?! \(too low)/)
})

test('rents of different years are not set against each other', () => {
  expect(said('new-york-ny')).not.toMatch(/New York State pays|than across New York State/)
  expect(said('buffalo-ny')).toContain('than across New York State')
})

test('the minimum wage is that of the county', () => {
  expect(said('new-york-ny')).toContain(
    '$17.00 as of November 15, 2026 (New York City, Long Island and Westchester), carries $884',
  )
  expect(said('buffalo-ny')).toContain('$16.00 as of November 15, 2026')
})

test('a share says of which income it is', () => {
  expect(said('houston-tx')).toContain('$1,313 a month, is 25% of $62,894 a year')
})

test('no place of the table is smaller than the page says', () => {
  expect(Math.min(...allPlaces().map(({ population }) => population))).toBe(fewestPeople)
})

test('an office that HUD lists for each of its programs is one, and a number of zeros is none', () => {
  const offices = (slug: string) => {
    const [help] = freeHelp(place(slug), site)
    return help?.kind === 'help' ? (help.helpers[0]?.contacts ?? []) : []
  }
  expect(offices('anchorage-ak')).toMatchObject([
    { name: 'Alaska Housing Finance Corporation', detail: 'Anchorage, public housing and vouchers' },
  ])
  expect(JSON.stringify(offices('montpelier-vt'))).not.toContain('000-0000')
  expect(JSON.stringify(offices('montpelier-vt'))).toContain('Montpelier Housing Authority')
})

test('only a town of two ZIP codes has “its two”', () => {
  const more = allPlaces().find((one) => zipRents(one).length === 2 && placeRow(one).zips.length > 2)
  if (!more) throw new Error('every code has a rent')
  expect(said(more.slug)).toContain('2 ZIP codes that reach into')
  expect(said('juneau-ak')).toContain('its two ZIP codes')
})

test('a town’s page promises no search that nobody makes', () => {
  const page = (slug: string, language: 'en' | 'es') =>
    textsOf(
      richCityLandingPage(
        { kind: 'landing', isKnown: true, place: place(slug) },
        defaultSite('https://example.test', language),
        { stories: [], articles: [] },
      ).sections,
    ).join(' ')
  for (const slug of ['houston-tx', 'seabrook-farms-nj', 'valdez-ak']) {
    expect(page(slug, 'en')).not.toMatch(/\bwe look\b|friendly/i)
    expect(page(slug, 'es')).not.toMatch(/\bbuscamos\b/i)
  }
  expect(page('houston-tx', 'en')).toMatch(/; \d+ places lie within 25 miles of Houston\./)
  expect(page('seabrook-farms-nj', 'en')).toMatch(/You say where\. No dearer nearby: \w+/)
})
