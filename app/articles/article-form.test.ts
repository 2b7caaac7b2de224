import { expect, test } from 'vitest'
import {
  isCutShort,
  isSameTyped,
  maxArticleLengths,
  parseArticle,
  type TypedArticle,
  typedFrom,
  typedFromEntries,
  typedOf,
} from './article-form.ts'
import { articleFields } from './testing/fields.ts'

const now = new Date('2026-03-01T12:00:00Z')

function formOf(fields: Partial<TypedArticle>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function parse(fields: Partial<TypedArticle>) {
  return parseArticle(typedFrom(formOf(fields)), { defaultAuthor: 'Second Key Rentals', now })
}

const whole = { title: 'T', content: 'x' }

test('title and content are required', () => {
  expect(Object.keys(parse({}).errors)).toEqual(['title', 'content'])
})

test('an empty slug is generated from the title, a given one is brought into shape', () => {
  expect(parse({ ...whole, title: 'Hello,  World!' }).fields.slug).toBe('hello-world')
  expect(parse({ ...whole, slug: 'My Own Slug' }).fields.slug).toBe('my-own-slug')
})

test('the author is the brand unless somebody is named, and an article is a draft unless published', () => {
  expect(parse(whole).fields).toMatchObject({
    author: 'Second Key Rentals',
    published: false,
    publishAt: null,
  })
  expect(parse({ ...whole, state: 'published' }).fields.published).toBe(true)
})

test('a picture address must be one a page may load', () => {
  const problem = (imageUrl: string) => parse({ ...whole, imageUrl, imageAlt: 'A door' }).errors.imageUrl
  expect(problem('javascript:alert(1)')).toBeTruthy()
  expect(problem('//elsewhere.example/a.jpg')).toBeTruthy()
  expect(problem('https://example.com/a.jpg')).toBeUndefined()
})

test('a picture needs words for those who cannot see it, unless it is marked as decoration', () => {
  const imageUrl = '/a.webp'
  expect(parse({ ...whole, imageUrl }).errors.imageAlt).toContain('what the picture shows')
  expect(parse({ ...whole, imageUrl, isDecorative: 'on', imageAlt: 'left over' })).toMatchObject({
    errors: {},
    fields: { imageAlt: '' },
  })
  expect(parse(whole).errors).toEqual({})
})

test('a time of publication is read in the zone it was typed in, and must lie ahead', () => {
  const at = (publishOn: string, timeZone: string) =>
    parse({ ...whole, state: 'scheduled', publishOn, timeZone })
  expect(at('2026-03-05T14:30', 'America/Chicago').fields).toMatchObject({
    published: false,
    publishAt: new Date('2026-03-05T20:30:00Z'),
  })
  expect(at('2026-03-01T12:00', 'UTC').errors.publishOn).toContain('has passed')
  expect(at('', 'UTC').errors.publishOn).toContain('choose the day')
  expect(at('2026-03-05T14:30', 'Nowhere/Else').fields.publishAt).toEqual(new Date('2026-03-05T14:30:00Z'))
})

test('a saved article opened in the form and sent back is the same article', () => {
  for (const fields of [
    articleFields({ imageUrl: '/a.webp', imageAlt: 'A door' }),
    articleFields({ imageUrl: '/a.webp' }),
    articleFields({ published: false, publishAt: new Date('2026-03-05T20:30:15Z') }),
  ]) {
    const typed = typedOf(fields, 'America/Chicago')
    expect(parseArticle(typed, { defaultAuthor: '', now })).toEqual({ fields, errors: {} })
  }
})

test('an empty slug and the one made from the title are the same text; another word is not', () => {
  const typed = typedOf(articleFields({ title: 'One door', slug: 'one-door' }))
  expect(isSameTyped(typed, { ...typed, slug: '' })).toBe(true)
  expect(isSameTyped(typed, { ...typed, timeZone: 'America/Chicago' })).toBe(true)
  expect(isSameTyped(typed, { ...typed, content: 'y' })).toBe(false)
  expect(isSameTyped(typed, { ...typed, state: 'draft' })).toBe(false)
})

test('every field has an upper length, said in words, and what was typed stays in the form', () => {
  for (const name of ['title', 'excerpt', 'content', 'author', 'imageAlt'] as const) {
    const limit = maxArticleLengths[name]
    const problem = (text: string) =>
      parse({ ...whole, imageUrl: '/a.webp', imageAlt: 'x', [name]: text }).errors[name]
    expect(problem('é'.repeat(limit)), name).toBeUndefined()
    expect(problem('é'.repeat(limit + 1)), name).toBe(
      `Please use at most ${limit.toLocaleString('en-US')} characters`,
    )
    // Behind so many blanks a word may have been cut off.
    for (const blank of [' ', '\r\n']) expect(problem(`x${blank.repeat(limit * 5)}x`), name).toBeTruthy()
  }
  const typed = typedFrom(formOf({ title: 'x'.repeat(3_000_000) }))
  expect(typed.title).toBe('x'.repeat(800))
})

test('a text of which something would be cut off is known', () => {
  expect(isCutShort(formOf({ title: 'x'.repeat(800), content: 'y' }))).toBe(false)
  expect(isCutShort(formOf({ title: 'x'.repeat(801) }))).toBe(true)
})

test('what was kept somewhere and is no text is left empty', () => {
  expect(typedFromEntries(() => 7)).toMatchObject({ title: '', state: 'draft', timeZone: 'UTC' })
})
