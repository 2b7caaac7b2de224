import { expect, test } from 'vitest'
import { parseArticle } from './article-form.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('title and content are required', () => {
  const { errors } = parseArticle(form({}), 'Second Key Rentals')
  expect(Object.keys(errors)).toEqual(['title', 'content'])
})

test('an empty slug is generated from the title, a given one is brought into shape', () => {
  expect(parseArticle(form({ title: 'Hello,  World!', content: 'x' }), 'a').fields.slug).toBe('hello-world')
  expect(parseArticle(form({ title: 'T', slug: 'My Own Slug', content: 'x' }), 'a').fields.slug).toBe(
    'my-own-slug',
  )
})

test('the author is the brand unless somebody is named, and an article is a draft unless published', () => {
  const { fields } = parseArticle(form({ title: 'T', content: 'x' }), 'Second Key Rentals')
  expect(fields).toMatchObject({ author: 'Second Key Rentals', published: false })
})

test('a picture address must be one a page may load', () => {
  expect(
    parseArticle(form({ title: 'T', content: 'x', imageUrl: 'javascript:alert(1)' }), 'a').errors.imageUrl,
  ).toBeTruthy()
  expect(
    parseArticle(form({ title: 'T', content: 'x', imageUrl: 'https://example.com/a.jpg' }), 'a').errors,
  ).toEqual({})
})
