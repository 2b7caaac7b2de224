import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from '../platform/slug.ts'
import { listSubCities } from './neighborhoods.ts'
import { fundingPath, landingPath } from './paths.ts'
import { allPlaces, findPlace, namesakesOf, placesNamed } from './places.ts'
import {
  canonicalCitySlug,
  resolveCity,
  resolveFunding,
  resolveLanding,
  resolveState,
  resolveStateTowns,
  resolveSubCity,
} from './resolve.ts'
import { fundingSlug } from './slug.ts'
import { states } from './states.ts'

const resolvers = {
  '/state/:state': resolveState,
  '/state/:state/towns': resolveStateTowns,
  '/city/:city': resolveCity,
  '/city/:city/funding': resolveFunding,
  '/city-old/:cityState': resolveLanding,
  '/subcity/:subCity': resolveSubCity,
}

/** Follows a path the way a browser would. */
function resolvePath(path: string) {
  const [, folder, slug = '', page] = path.split('/')
  const [, resolve] =
    Object.entries(resolvers).find(([family]) => {
      const [, first, , last] = family.split('/')
      return first === folder && last === page
    }) ?? []
  if (!resolve) throw new Error(`no page at ${path}`)
  return resolve(slug)
}

const names = fc.constantFrom(
  ...allPlaces()
    .filter((_, i) => i % 50 === 0)
    .map((place) => place.name),
)
/** Towns, parts of cities and states in the ways people write them, known under another name or under none. */
const written = fc
  .tuple(
    fc.constantFrom('', 'the ', 'N. ', 'saint ', 'mt-', 'west '),
    fc.oneof(names, fc.constantFrom(...listSubCities().map(({ area }) => area.name))),
    fc.constantFrom('', '-ny', ', CA', '-dc', ' D.C.', '-new-york', ' texas usa', '-st-louis-mo', '-pr'),
  )
  .map((parts) => parts.join(''))
const anyText = fc.oneof(
  written,
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme' }),
  fc.string().map(encodeURIComponent),
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '..',
    '\u0000',
    '',
    '-',
    'tx',
    '-tx',
    '123-tx',
    '__proto__',
    'constructor',
  ),
  names,
  fc
    .tuple(names, fc.constantFrom(' TX', ', tx', '-Tx', '%20ny', '/mo', '-zz'))
    .map((parts) => parts.join('')),
)

test.each(Object.entries(resolvers))(
  '%s answers any text whatever, after one redirect at most',
  (_, resolve) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const answer = resolve(text)
        if (answer.kind !== 'redirect') return
        expect(answer.to).toMatch(/^\/(city|city-old|state|subcity)\/[a-z0-9-]+(\/funding|\/towns)?$/)
        expect(['redirect', 'missing']).not.toContain(resolvePath(answer.to).kind)
      }),
      { numRuns: 1000 },
    )
  },
)

test('every place is its own landing page, at both addresses', () => {
  for (const place of allPlaces()) {
    const expected = { kind: 'landing', isKnown: true, place }
    const answers = [resolveCity(place.slug), resolveLanding(place.slug)]
    // Deep comparison of 28,000 answers is slow; the row must be the very same object.
    for (const answer of answers)
      if (answer.kind !== 'landing' || answer.place !== place) expect(answer).toEqual(expected)
  }
})

test('every bare name is the funding page of its largest town and lists the others', () => {
  for (const name of new Set(allPlaces().map((place) => slugOf(place.name)))) {
    const answer = resolveCity(name)
    const [largest, ...others] = placesNamed(name)
    if (answer.kind !== 'funding' || answer.city !== largest) expect(answer).toEqual({ largest })
    else expect(answer.others.length).toBe(others.length)
  }
})

test('every place has a funding page of its own, which lists the others of its name', () => {
  for (const place of allPlaces()) {
    const answer = resolvePath(fundingPath(place))
    if (answer.kind !== 'funding' || answer.city !== place) expect(answer).toEqual({ place })
    else if (answer.others.length !== namesakesOf(place).length - 1) expect(answer).toEqual({ place })
  }
})

test('a bare name means the largest town; the smaller ones have their state in the address', () => {
  expect(resolveCity('houston')).toMatchObject({ kind: 'funding', city: { slug: 'houston-tx' } })
  const maine = findPlace('portland-me')
  if (!maine) throw new Error('no Portland in Maine')
  expect(fundingPath(maine)).toBe('/city/portland-me/funding')
  expect(landingPath(maine)).toBe('/city/portland-me')
})

test('the specified link of every listed name leads to its funding page', () => {
  for (const name of ['Houston', 'Los Angeles', 'Salt Lake City', 'St. Louis', "Lee's Summit"]) {
    const answer = resolveCity(fundingSlug(name))
    expect(answer.kind === 'redirect' ? resolvePath(answer.to) : answer).toMatchObject({
      kind: 'funding',
      isKnown: true,
      city: { name },
    })
  }
})

test.each([
  ['/city/Houston', '/city/houston'],
  ['/city/salt-lake city', '/city/salt-lake-city'],
  ['/city/Salt%20Lake%20City', '/city/salt-lake-city'],
  ['/city/houston_TX', '/city/houston-tx'],
  ['/city/tx.', '/state/texas'],
  ['/state/TX-', '/state/texas'],
  ['/city/saint-louis-mo', '/city/st-louis-mo'],
  ['/city/sault-sainte-marie-mi', '/city/sault-ste-marie-mi'],
  ['/city/ft-worth-tx', '/city/fort-worth-tx'],
  ['/city/mt-vernon-ny', '/city/mount-vernon-ny'],
  ['/city/lees-summit-mo', '/city/lee-s-summit-mo'],
  ['/city/ofallon', '/city/o-fallon'],
  ['/city/portland-or/funding', '/city/portland'],
  ['/city/portland/funding', '/city/portland'],
  ['/city/Portland ME/funding', '/city/portland-me/funding'],
  ['/city/erewhon/funding', '/city/erewhon'],
  ['/city/tx/funding', '/state/texas'],
  ['/city/brooklyn-ny', '/subcity/brooklyn-new-york-ny'],
  ['/city/Brooklyn, NY', '/subcity/brooklyn-new-york-ny'],
  ['/city/brooklyn-new-york', '/subcity/brooklyn-new-york-ny'],
  ['/city/bronx-ny', '/subcity/the-bronx-new-york-ny'],
  ['/city/the-bronx', '/subcity/the-bronx-new-york-ny'],
  ['/city/queens', '/subcity/queens-new-york-ny'],
  ['/city/Queens/funding', '/subcity/queens-new-york-ny'],
  ['/city/brooklyn-ny/funding', '/subcity/brooklyn-new-york-ny'],
  ['/city-old/brooklyn-ny', '/subcity/brooklyn-new-york-ny'],
  ['/city-old/queens', '/subcity/queens-new-york-ny'],
  ['/city/walkers-point-wi', '/subcity/walker-s-point-milwaukee-wi'],
  ['/city/downtown-tx', '/subcity/downtown-san-antonio-tx'],
  ['/subcity/brooklyn-ny', '/subcity/brooklyn-new-york-ny'],
  ['/subcity/Bronx NY', '/subcity/the-bronx-new-york-ny'],
  ['/city/nyc', '/city/new-york-ny'],
  ['/city/new-york-city-ny', '/city/new-york-ny'],
  ['/city/houston-texas', '/city/houston-tx'],
  ['/city/washington-d.c.', '/city/washington-dc'],
  ['/city/n-las-vegas-nv', '/city/north-las-vegas-nv'],
  ['/city/e-saint-louis-il', '/city/east-st-louis-il'],
  ['/city/la', '/state/louisiana'],
  ['/city/san-juan-pr', '/state/puerto-rico'],
  ['/city/San Juan, Puerto Rico', '/state/puerto-rico'],
  ['/city/puerto-rico', '/state/puerto-rico'],
  ['/city-old/san-juan-pr', '/state/puerto-rico'],
  ['/city/san-juan-pr/funding', '/state/puerto-rico'],
  ['/state/pr', '/state/puerto-rico'],
  ['/state/Virgin Islands', '/state/us-virgin-islands'],
  ['/city-old/houston', '/city-old/houston-tx'],
  ['/city-old/Houston TX', '/city-old/houston-tx'],
  ['/city-old/erewhon', '/city/erewhon'],
  ['/state/TX', '/state/texas'],
  ['/state/New York', '/state/new-york'],
  ['/state/TX/towns', '/state/texas/towns'],
  ['/subcity/Walkers-Point-Milwaukee-WI', '/subcity/walker-s-point-milwaukee-wi'],
])('%s moves to %s', (from, to) => {
  expect(resolvePath(from)).toEqual({ kind: 'redirect', to })
})

test('a part of a city is never led to where a town has its name, or several cities have such a part', () => {
  expect(resolveCity('manhattan')).toMatchObject({ kind: 'funding', isKnown: true })
  expect(resolveCity('midtown-tn')).toMatchObject({ kind: 'landing', isKnown: true })
  expect(resolveCity('downtown')).toMatchObject({ kind: 'funding', isKnown: false })
  expect(resolveCity('capitol-hill')).toMatchObject({ kind: 'funding', isKnown: false })
  expect(resolveCity('brooklyn-tx')).toMatchObject({ kind: 'landing', isKnown: false })
})

test('every part of a city is found by its name and state, unless a town is called so', () => {
  for (const { area } of listSubCities()) {
    const called = `${slugOf(area.name)}-${area.place.slice(-2)}`
    const largest = listSubCities().find(
      ({ area: other }) =>
        slugOf(other.name) === slugOf(area.name) && other.place.slice(-2) === area.place.slice(-2),
    )
    const expected = findPlace(called) ? { isKnown: true } : { to: `/subcity/${largest?.slug}` }
    expect(resolveCity(called)).toMatchObject(expected)
  }
})

test('only the fifty states have a list of towns', () => {
  expect(resolvePath('/state/vermont/towns')).toMatchObject({ kind: 'state', state: { code: 'VT' } })
  for (const slug of ['new-avalon', 'district-of-columbia'])
    expect(resolvePath(`/state/${slug}/towns`)).toEqual({ kind: 'missing' })
})

test('an unknown name gives the generic row', () => {
  expect(resolveCity('erewhon')).toEqual({
    kind: 'funding',
    isKnown: false,
    city: { name: 'Erewhon', slug: 'erewhon', state: null },
    others: [],
  })
  expect(resolveFunding('erewhon-tx')).toEqual({
    kind: 'funding',
    isKnown: false,
    city: { name: 'Erewhon', slug: 'erewhon-tx', state: 'TX' },
    others: [],
  })
  const place = { name: 'New Erewhon', slug: 'new-erewhon-tx', state: 'TX' }
  expect(resolveCity('new-erewhon-tx')).toEqual({ kind: 'landing', isKnown: false, place })
  expect(resolveLanding('new-erewhon-tx')).toEqual({ kind: 'landing', isKnown: false, place })
  expect(resolveState('new-erewhon')).toEqual({
    kind: 'state',
    isKnown: false,
    state: { name: 'New Erewhon', slug: 'new-erewhon' },
    territory: null,
  })
  expect(resolveSubCity('harbour-erewhon-tx')).toMatchObject({
    isKnown: false,
    area: { name: 'Harbour Erewhon', state: 'TX' },
  })
  expect(resolveSubCity('harbour')).toMatchObject({ isKnown: false, area: { name: 'Harbour', state: null } })
})

test('the canonical spelling of a city is its own canonical spelling', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const slug = canonicalCitySlug(text)
      if (slug !== null) expect(canonicalCitySlug(slug)).toBe(slug)
    }),
  )
})

test('every state is its own page', () => {
  for (const state of states())
    expect(resolveState(state.slug)).toEqual({ kind: 'state', isKnown: true, state })
})

test('every sub-city page leads back to its neighbourhood and its city', () => {
  for (const { slug, area } of listSubCities()) {
    expect(resolveSubCity(slug)).toMatchObject({ isKnown: true, slug, area, place: { slug: area.place } })
  }
})

test('what is left of a name without Latin letters is no state', () => {
  for (const resolve of [resolveCity, resolveFunding, resolveLanding, resolveState, resolveStateTowns]) {
    for (const written of ['東京-tx', '-tx', '!!!-tx'])
      expect(resolve(written), `${resolve.name} ${written}`).toEqual({ kind: 'missing' })
    for (const written of ['tx', 'TX', ' Tx ']) expect(resolve(written)).toMatchObject({ kind: 'redirect' })
  }
})
