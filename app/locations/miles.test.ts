import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ClaimRegister, claimRegister, numbersOf } from '../claims/claims.ts'
import { wordsOf } from '../claims/say-claims.ts'
import type { LandingPage } from '../landing/sections.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { cityFundingPage } from './city-funding.ts'
import { cityLandingPage } from './city-landing.ts'
import { richCityLandingPage } from './city-landing-rich.ts'
import { countWithin } from './nearest.ts'
import { allPlaces } from './places.ts'
import { townWords } from './town-words.ts'

function siteWithin(nearby: number, service: number): Site {
  const register: ClaimRegister = {
    ...claimRegister,
    nearbyMiles: { ...claimRegister.nearbyMiles, value: nearby },
    serviceMiles: { ...claimRegister.serviceMiles, value: service },
  }
  return {
    ...defaultSite('https://example.test'),
    claims: wordsOf(register),
    numbers: numbersOf(register),
  }
}

const miles = fc.integer({ min: 1, max: 250 })
const places = fc.constantFrom(...allPlaces().filter((_, index) => index % 53 === 0))

test('a page that says how many miles lists towns within those miles, and none beyond', () => {
  fc.assert(
    fc.property(places, miles, miles, (place, nearby, service) => {
      const site = siteWithin(nearby, service)
      const landing = { kind: 'landing', isKnown: true, place } as const
      for (const page of [
        cityLandingPage(landing, site),
        richCityLandingPage(landing, site, { stories: [], articles: [] }),
      ])
        for (const { said, towns, counted } of lists(page)) {
          expect([nearby, service]).toContain(said)
          for (const town of towns) expect(town).toBeLessThanOrEqual(said)
          if (counted !== null) expect(counted).toBe(countWithin(place, said))
        }
    }),
    { numRuns: 300 },
  )
})

test('the funding page, which names no radius, keeps to the same one', () => {
  let listed = 0
  fc.assert(
    fc.property(places, miles, (city, nearby) => {
      const page = cityFundingPage(
        { kind: 'funding', isKnown: true, city, others: [] },
        siteWithin(nearby, 100),
      )
      const towns = distances(page, townWords.en.landing.towns.townsNear(city.name))
      for (const town of towns) expect(town).toBeLessThanOrEqual(nearby)
      listed += towns.length
    }),
    { numRuns: 100 },
  )
  expect(listed).toBeGreaterThan(0)
})

test('more miles said are more towns listed', () => {
  const denver = allPlaces().find(({ slug }) => slug === 'denver-co')
  if (!denver) throw new Error('no Denver in the table')
  const landing = { kind: 'landing', isKnown: true, place: denver } as const
  const counts = [20, 80].map(
    (service) => lists(cityLandingPage(landing, siteWithin(50, service)))[0]?.counted,
  )
  expect(counts).toEqual([countWithin(denver, 20), countWithin(denver, 80)])
  expect(counts[1]).toBeGreaterThan(counts[0] ?? Infinity)
})

type List = { said: number; counted: number | null; towns: number[] }

/** Every list that says how far it reaches, with the distances of its towns. */
function lists({ sections }: LandingPage): List[] {
  return sections.flatMap((section): List[] => {
    if (section.kind === 'nearby')
      return [
        {
          said: milesIn(section.claim),
          counted: Number(section.count.replace(/\D/g, '')),
          towns: section.towns.map(({ note = '' }) => milesIn(note)),
        },
      ]
    if (section.kind !== 'towns' || !section.lead?.includes('within')) return []
    const towns = [...section.nearest, ...section.more].map(({ note = '' }) => milesIn(note))
    return [{ said: milesIn(section.lead), counted: null, towns }]
  })
}

function distances({ sections }: LandingPage, heading: string) {
  return sections.flatMap((section) =>
    section.kind === 'towns' && section.heading === heading
      ? section.nearest.map(({ note = '' }) => milesIn(note))
      : [],
  )
}

function milesIn(words: string) {
  const [, number] = /(\d+) miles?\b/.exec(words) ?? []
  if (!number) throw new Error(`no miles in “${words}”`)
  return Number(number)
}
