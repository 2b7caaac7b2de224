import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSlugLength, slugFromTitle } from './article.ts'

test.each([
  ['How to Rent With Bad Credit', 'how-to-rent-with-bad-credit'],
  ['  5 Tips -- for "Renters"!  ', '5-tips-for-renters'],
  ['Café & Résumé', 'cafe-resume'],
  ['second_key', 'second-key'],
  ['!!!', ''],
])('the title %j gives the slug %j', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug)
})

const anyTitle = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('a', 'Z', '7', '-', ' ', '_', 'é', 'ß', 'İ', 'K'), maxLength: 400 }),
)

test('a slug has lowercase alphanumerics and single hyphens, none at the ends', () => {
  fc.assert(
    fc.property(anyTitle, (title) => {
      expect(slugFromTitle(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugFromTitle(title).length).toBeLessThanOrEqual(maxSlugLength)
    }),
  )
})

test('a slug has at most 200 characters', () => {
  expect(slugFromTitle('a'.repeat(300))).toBe('a'.repeat(200))
})

test('the slug of a slug is itself', () => {
  fc.assert(
    fc.property(anyTitle, (title) => {
      const slug = slugFromTitle(title)
      expect(slugFromTitle(slug)).toBe(slug)
    }),
  )
})

test('every ASCII letter and digit of a title stays, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: maxSlugLength }), (title) => {
      const kept = title.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
      expect(slugFromTitle(title).replaceAll('-', '')).toBe(kept)
    }),
  )
})
