import { expect, test } from 'vitest'
import {
  isCutShort,
  isSameTyped,
  maxArticleLengths,
  momentTyped,
  parseArticle,
  pictureNote,
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

test('the image URL is free text: kept as typed, with a note where no page can show it', () => {
  for (const imageUrl of [
    'javascript:alert(1)',
    '//elsewhere.example/a.jpg',
    'front door.jpg',
    'http://a.example/b.png',
  ]) {
    expect(parse({ ...whole, imageUrl, imageAlt: 'A door' })).toMatchObject({
      errors: {},
      fields: { imageUrl, imageAlt: 'A door' },
    })
    expect(pictureNote({ imageUrl })).toContain('no page can show it')
  }
  for (const imageUrl of ['', ' ', '/a.webp', 'https://example.com/a.jpg'])
    expect(pictureNote({ imageUrl })).toBeNull()
  expect(parse({ ...whole, imageUrl: 'x'.repeat(2001) }).errors.imageUrl).toContain('at most 2,000')
})

test('a picture without words for those who cannot see it is a decoration', () => {
  expect(parse({ ...whole, imageUrl: '/a.webp' })).toMatchObject({ errors: {}, fields: { imageAlt: '' } })
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
  // Without a picture its words are not saved, but they were typed.
  expect(isSameTyped(typed, { ...typed, imageAlt: 'A door' })).toBe(false)
  expect(isSameTyped(typed, { ...typed, imageAlt: ' ' })).toBe(true)
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

test('a title without letters or digits needs an address of its own', () => {
  expect(parse({ ...whole, title: '!!!' }).errors).toEqual({
    slug: expect.stringContaining('Please write an address'),
  })
  expect(parse({ ...whole, title: '!!!', slug: 'doors' }).errors).toEqual({})
})

test('blanks around what was typed are not saved, and words of a picture only with a picture', () => {
  const texts = {
    title: ' T ',
    content: ' x ',
    excerpt: ' e ',
    author: ' a ',
    slug: ' s ',
    imageUrl: ' /a.webp ',
    imageAlt: ' A door ',
  }
  expect(parse(texts).fields).toMatchObject({
    ...{
      title: 'T',
      content: 'x',
      excerpt: 'e',
      author: 'a',
      slug: 's',
      imageUrl: '/a.webp',
      imageAlt: 'A door',
    },
  })
  expect(parse({ ...whole, imageAlt: 'A door' }).fields.imageAlt).toBe('')
})

/** On November 1, 2026 it is half past one twice in Chicago: at 06:30 and at 07:30 UTC. */
const [first, second] = [new Date('2026-11-01T06:30:00Z'), new Date('2026-11-01T07:30:00Z')]

test('a moment in the hour that happens twice is kept until another time is typed', () => {
  for (const publishAt of [first, second]) {
    const saved = typedOf(articleFields({ published: false, publishAt }))
    const there = { ...saved, publishOn: '2026-11-01T01:30', timeZone: 'America/Chicago' }
    expect(parse(saved).fields.publishAt).toEqual(publishAt)
    expect(parse(there).fields.publishAt).toEqual(publishAt)
    expect(momentTyped(there, 'America/Chicago')).toEqual(publishAt)
    expect(isSameTyped(saved, there)).toBe(true)
    expect(parse({ ...there, publishOn: '2026-11-01T02:30' }).fields.publishAt).toEqual(
      new Date('2026-11-01T08:30:00Z'),
    )
  }
  for (const publishAt of ['', 'nonsense', '+275760-09-13T00:00:00.000Z', '2026-13-01T00:00:00Z'])
    expect(
      parse({
        ...whole,
        state: 'scheduled',
        publishOn: '2026-11-01T01:30',
        timeZone: 'America/Chicago',
        publishAt,
      }).fields.publishAt,
    ).toEqual(first)
})

test('a form that is not whole is read as far as it goes', () => {
  const form = formOf({ title: 'a\0b\r\nc', state: 'published' })
  form.set('content', new File(['x'], 'x.txt'))
  expect(typedFrom(form)).toMatchObject({ title: 'ab\nc', content: '', state: 'published', timeZone: 'UTC' })
  expect(isCutShort(form)).toBe(false)
})

test('the form opens on what an article is: published, waiting for its time, or a draft', () => {
  const opened = (change: Parameters<typeof articleFields>[0]) => {
    const { state, publishOn } = typedOf(articleFields(change))
    return [state, publishOn]
  }
  expect(opened({})).toEqual(['published', ''])
  expect(opened({ published: false })).toEqual(['draft', ''])
  const publishAt = new Date('2026-03-05T20:30:00Z')
  expect(opened({ published: false, publishAt })).toEqual([
    'scheduled',
    expect.stringContaining('2026-03-05T20:30'),
  ])
})

test('what was kept somewhere and is no text is left empty', () => {
  expect(typedFromEntries(() => 7)).toMatchObject({ title: '', state: 'draft', timeZone: 'UTC' })
})
