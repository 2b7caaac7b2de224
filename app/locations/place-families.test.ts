import { expect, test } from 'vitest'
import { defaultSite } from '../site/site.ts'
import { familyOf, placeFamilies } from './place-families.ts'
import { allPlaces, namesakesOf } from './places.ts'

const site = defaultSite('https://example.test')

function at(path: string) {
  const found = familyOf(path)
  if (!found) throw new Error(`${path} is of no family`)
  return found
}

test.each([
  ['/state/texas', true, 'placeHero'],
  ['/state/new-erewhon', false, null],
  ['/state/texas/towns', true, 'townIndex'],
  ['/state/new-erewhon/towns', false, null],
  ['/city/houston', true, 'placeHero'],
  ['/city/houston-tx', true, 'placeHero'],
  ['/city/Houston', false, null],
  ['/city/erewhon', false, null],
  ['/city/new-erewhon-tx', false, null],
  ['/city/portland-me/funding', true, 'placeHero'],
  ['/city/erewhon-tx/funding', false, null],
  ['/city-old/houston-tx', true, null],
  ['/city-old/new-erewhon-tx', false, null],
  ['/subcity/alief-houston-tx', true, 'placeHero'],
  ['/subcity/harbour-erewhon-tx', false, null],
])('%s is of a place we know: %s; its picture is made from %s', (path, isKnown, kind) => {
  const { family, slug } = at(path)
  expect(family.isKnown(slug)).toBe(isKnown)
  const sections = family.pictured(slug, site)
  if (kind === null) expect(sections).toBeNull()
  else expect(sections?.map((section) => section.kind)).toContain(kind)
})

test('the picture of a town needs its head alone', () => {
  const { family, slug } = at('/city/houston-tx')
  expect(family.pictured(slug, site)).toHaveLength(1)
  expect(familyOf('/articles')).toBeNull()
})

test('every address we want found is of a place we know, and none is listed twice', () => {
  const listed = placeFamilies.flatMap((family) => [...family.listed()])
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length)
  for (const { path } of listed.filter((_, index) => index % 50 === 0)) {
    const { family, slug } = at(path)
    expect(family.isKnown(slug), path).toBe(true)
  }
})

test('a funding page is listed of listed cities and of towns that share a name', () => {
  const listed = new Set(placeFamilies.flatMap((family) => [...family.listed()].map(({ path }) => path)))
  const funding = (slug: string, name: string) =>
    listed.has(`/city/${slug}/funding`) || listed.has(`/city/${name}`)
  expect(funding('portland-me', '')).toBe(true)
  expect(listed.has('/city/portland')).toBe(true)
  expect(listed.has('/city/portland-or/funding')).toBe(false)
  const alone = allPlaces().find((place) => !place.isListed && namesakesOf(place).length === 1)
  expect(alone && funding(alone.slug, alone.slug.slice(0, -3))).toBe(false)
})
