import { expect, test } from 'vitest'
import { placeRow } from '../../almanac/place-row.ts'
import { zipRents } from '../../almanac/zip-rents.ts'
import { languages } from '../../platform/language.ts'
import { milesText } from '../../platform/us-number.ts'
import { defaultSite } from '../../site/site.ts'
import { richCityLandingPage } from '../city-landing-rich.ts'
import { nearestLargerCity } from '../larger-city.ts'
import { sizeSentence } from '../place-words.ts'
import { allPlaces, findPlace } from '../places.ts'
import { milesBetween } from '../sphere.ts'
import { reachOf } from '../within-reach.ts'
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
    '$17.00 as of November 15, 2026 (New York City, Long Island and Westchester; a city may have a higher one), pays for a rent of $884',
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

test('a rent too low to plan with is compared with nothing', () => {
  const text = said('crystal-city-tx')
  expect(text).toContain('$445 (too low to plan with)')
  expect(text).not.toMatch(/than across Texas|for the census median|At the census median rent|Broken line/)
  expect(text).not.toMatch(/\$445 a month, is|none is published/)
  expect(text).toContain('Full time you need $14.97 an hour for one bedroom')
  expect(saidInSpanish('crystal-city-tx')).not.toMatch(/que en todo Texas|para la mediana/)
})

test('where the census counts no further, a difference is more than the dollars between', () => {
  const text = said('fort-hunt-va')
  expect(text).toContain('Over $1,469 less in Alexandria')
  expect(text).toContain('The median tops three bedrooms by over $665')
  expect(saidInSpanish('fort-hunt-va')).toContain('Más de $1,469 menos en Alexandria')
})

test.each(['fair-haven-nj', 'independence-mn'])(
  'the last rent the census counts, in %s, is not over it',
  (slug) => {
    expect(place(slug)).toMatchObject({ rent: 3500, isTopRent: false })
    expect(said(slug)).toContain('Broken line: census median, 2019–2023, $3,500.')
  },
)

test('an income that carries just one bedroom is neither short nor enough for more', () => {
  expect(said('kingsport-tn')).toContain('at the 50% line can pay $818, just what one bedroom asks.')
  expect(saidInSpanish('kingsport-tn')).toContain('pueden pagar $818: justo lo que cuesta una recámara.')
})

test.each([
  ['en', 'The median household of the Capitol Planning Region', 'median of the Capitol Planning Region,'],
  ['es', 'ingreso mediano de la Capitol Planning Region', 'mediana de la Capitol Planning Region,'],
] as const)('a region has its article in %s', (language, household, median) => {
  const text = said('stafford-ct', defaultSite('https://example.test', language))
  expect(text).toContain(household)
  expect(text).toContain(median)
  expect(text).not.toMatch(/la la Capitol|the the Capitol/)
})

test('an income at a line of HUD’s is neither above nor under it', () => {
  expect(said('hershey-pa')).toContain('exactly at the 80% line for three.')
  expect(saidInSpanish('hershey-pa')).toContain('justo en la línea del 80% para tres personas.')
})

test('over $3,500 is dearer than $3,500', () => {
  for (const home of allPlaces().filter(({ row }) => row % 41 === 0)) {
    const more = reachOf(home)?.towns.filter(({ kind }) => kind === 'more') ?? []
    if (more.some(({ place }) => place.isTopRent))
      expect(said(home.slug)).not.toMatch(/The dearest around is [^.]*at \$3,500\./)
  }
})

test('no town is called no dearer that is', () => {
  for (const home of allPlaces().filter(({ row }) => row % 37 === 0)) {
    const landing = { kind: 'landing', isKnown: true, place: home } as const
    const page = richCityLandingPage(landing, site, { stories: [], articles: [] })
    const text = textsOf(page.sections).find((one) => one.includes('Nearby and no dearer'))
    const named = reachOf(home)?.towns.filter(({ place: town, kind, saved, miles }) => {
      const name = town.state === home.state ? town.name : `${town.name}, ${town.state}`
      return miles <= 50 && kind === 'same' && saved < 0 && text?.includes(`${name} (${milesText(miles)}`)
    })
    expect(named?.map(({ place: town }) => town.slug) ?? [], home.slug).toEqual([])
  }
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
  expect(page('seabrook-farms-nj', 'en')).toMatch(/Nearby and no dearer: \w+/)
})

test.each(['ashaway-ri', 'ocean-bluff-brant-rock-ma'])(
  'the slip of %s, a town without a fair rent, begins with a capital letter',
  (slug) => {
    for (const language of languages) {
      const parts = localPart(place(slug), defaultSite('https://example.test', language))
      const slip = parts.find((section) => section.kind === 'dayOne')
      expect(slip?.home).toMatch(/^(Median rent|Renta mediana) /)
    }
  },
)

test('a town with the coordinates of a larger city is not said to lie a mile from it', () => {
  const city = place('ann-arbor-mi')
  const twins = allPlaces().filter((town) => town !== city && milesBetween(town, city) === 0)
  expect(twins).toHaveLength(1)
  for (const town of twins) expect(nearestLargerCity(town)?.city).not.toBe(city)
})
