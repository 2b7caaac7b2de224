import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from '../platform/slug.ts'
import { fundingSlug, isPossibleName, parsePlaceSlug, titleOf } from './slug.ts'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())
const slugs = anyText.map(slugOf).filter(Boolean)

test.each([
  ['Houston', 'houston'],
  ['St. Louis', 'st-louis'],
  ["Lee's Summit", 'lee-s-summit'],
  ['  Winston–Salem ', 'winston-salem'],
  ['Cañon City', 'canon-city'],
  ['İstanbul ™', 'istanbul-tm'],
  ['北京', ''],
])('%s has the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a slug holds only lower-case letters, digits and single hyphens between them', () => {
  fc.assert(fc.property(anyText, (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugOf(text))))
})

test('a name turned into a slug and back has the same slug', () => {
  fc.assert(fc.property(anyText, (text) => slugOf(titleOf(slugOf(text))) === slugOf(text)))
})

test.each([
  ['Houston', 'houston'],
  ['Los Angeles', 'los-angeles'],
  ['Salt Lake City', 'salt-lake city'],
])('the specified funding link of %s is %s', (name, slug) => {
  expect(fundingSlug(name)).toBe(slug)
})

test('the specified funding link is a spelling of the canonical one', () => {
  fc.assert(fc.property(anyText, (name) => slugOf(fundingSlug(name)) === slugOf(name)))
})

test('the last piece of a place slug is the state, the rest the name', () => {
  expect(parsePlaceSlug('new-york-ny')).toEqual({ name: 'New York', bareSlug: 'new-york', state: 'NY' })
  expect(parsePlaceSlug('washington-dc')).toMatchObject({ name: 'Washington', state: 'DC' })
  for (const slug of ['houston', 'tx', '-tx', '', 'springfield-zz', 'houston-tx-usa'])
    expect(parsePlaceSlug(slug)).toBeNull()
})

test('a name with a state behind it is read back', () => {
  fc.assert(
    fc.property(slugs, (slug) => {
      expect(parsePlaceSlug(`${slug}-tx`)).toEqual({ name: titleOf(slug), bareSlug: slug, state: 'TX' })
    }),
  )
})

test.each([
  ['', false],
  ['12345', false],
  ['123-tx', false],
  ['---', false],
  ['houston\u0000', false],
  ['hous\u202eton', false],
  ['100%', false],
  ['北京', false],
  ['a'.repeat(81), false],
  ['ﬃ'.repeat(40), false],
  ['a'.repeat(80), true],
  ['Truth or Consequences', true],
  ['29 palms', true],
])('%j can be a name: %s', (text, isPossible) => {
  expect(isPossibleName(text)).toBe(isPossible)
})
