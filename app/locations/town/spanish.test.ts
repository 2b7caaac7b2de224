import { describe, expect, test } from 'vitest'
import assistance from '../../../data/assistance.json' with { type: 'json' }
import { fairRents } from '../../almanac/fair-rents.ts'
import { lawsOf } from '../../almanac/laws.ts'
import { minimumWageNote } from '../../almanac/state-facts.ts'
import { almanacWords } from '../../almanac/words.ts'
import type { Language } from '../../platform/language.ts'
import { dollars } from '../../platform/us-number.ts'
import { usStates } from '../../platform/us-states.ts'
import { defaultSite } from '../../site/site.ts'
import { cityLandingPage } from '../city-landing.ts'
import { richCityLandingPage } from '../city-landing-rich.ts'
import type { Place } from '../place.ts'
import { allPlaces, findPlace } from '../places.ts'
import { rentSnippets } from '../rent-snippet.ts'
import { townWords } from '../town-words.ts'

/** Facts keep the names their tables have; pages say them in words of their own. */
const notSaid = new Set([
  'kind',
  'facts',
  'fact',
  'rent',
  'of',
  'source',
  'href',
  'slug',
  'box',
  'path',
  'terms',
  'rules',
])

/** The capital, a city named like its state, one in five counties, regions for counties, and the ends of the scales. */
const special =
  'washington-dc new-york-ny seattle-wa hartford-ct new-orleans-la anchorage-ak honolulu-hi atherton-ca'
const places = [
  ...allPlaces().filter((_, index) => index % 72 === 11),
  ...special.split(' ').flatMap((slug) => findPlace(slug) ?? []),
]
const towns = places.map((town) => ({ slug: town.slug, en: textsOf(town, 'en'), es: textsOf(town, 'es') }))

describe('of two hundred towns', () => {
  test('the Spanish pages have every number of the English ones, and no other', () => {
    expect(towns.length).toBeGreaterThanOrEqual(200)
    const differing = towns.filter(({ en, es }) => numbersIn(en.said).join() !== numbersIn(es.said).join())
    expect(differing.map(({ slug }) => slug)).toEqual([])
  })

  test('their titles and descriptions, which leave out what finds no room, have no other number either', () => {
    const differing = places.filter((place, index) => {
      const { title, description } = towns[index]?.es.head ?? {}
      const known = new Set(numbersIn([...fullestTitle(place), fullestDescription(place)]))
      return numbersIn([title ?? '', description ?? '']).some((number) => !known.has(number))
    })
    expect(differing.map(({ slug }) => slug)).toEqual([])
  })

  test('no Spanish sentence has a hole, an English unit or month, or an article beside its preposition', () => {
    const broken = /undefined|null|NaN| {2}| [.,;:]|\(\)|[.,;:]{2}/
    const contraction = /\b(?:[Dd]e|[Aa]) el\b/
    const english =
      /\b(?:miles?|months?|weeks?|years?|bedrooms?|people|places|towns|within|than|over|an? hour|checked)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/
    const found = towns.flatMap(({ es }) =>
      [...stringsIn(es.head), ...es.said].filter(
        (text) => broken.test(text) || contraction.test(text) || english.test(text),
      ),
    )
    expect(found).toEqual([])
  })
})

describe('what a table says in words', () => {
  test('has Spanish words: every checked law and every note beside a minimum wage', () => {
    const written = [
      ...usStates.flatMap(({ code }) => lawsOf(code)).flatMap(({ value, detail }) => [value, detail]),
      ...new Set(allPlaces().map((place) => minimumWageNote(place) ?? '')),
    ]
    // Months of rent, and the two values that have a sentence of their own.
    const told = written.filter((text) => !/^[\d.]*$|^protected$|^yes$/.test(text))
    expect(told.filter((text) => almanacWords.es.rule(text) === text)).toEqual([])
  })

  test('has Spanish words: what every helpline is for', () => {
    expect(assistance.filter(({ what }) => townWords.es.help.what(what) === what)).toEqual([])
  })
})

function numbersIn(texts: string[]) {
  return texts.flatMap((text) => text.match(/\d[\d,.]*\d|\d/g) ?? []).sort()
}

function fullestTitle(place: Place) {
  const rents = fairRents(place)
  return rents
    ? townWords.en.rents.titlesWithRent(
        place.name,
        dollars(rents.byBedrooms[1].value),
        rents.byBedrooms[1].source.years,
      )
    : []
}

function fullestDescription(place: Place) {
  return townWords.en.landing.richDescription(place.name, rentSnippets(place)[0] ?? '', true)
}

/** What the page of a town says, and of some the older page too. */
function textsOf(place: Place, language: Language) {
  const site = defaultSite('https://example.test', language)
  const landing = { kind: 'landing', place, isKnown: true } as const
  const rich = richCityLandingPage(landing, site, { stories: [], articles: [] })
  const { title, description, keywords } = rich.head
  return {
    head: { title, description },
    said: [
      ...stringsIn([keywords, rich.sections]),
      ...(place.isListed ? stringsIn(cityLandingPage(landing, site).sections) : []),
    ],
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => (notSaid.has(name) ? [] : stringsIn(part)))
}

test('a town of several counties lies in all of them, in Spanish too', () => {
  const { county } = townWords.es.places
  expect(county('Bronx, Kings and Richmond counties')).toBe('los condados de Bronx, Kings y Richmond')
})
