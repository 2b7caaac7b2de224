import { expect, test } from 'vitest'
import { defaultSite } from '../../site/site.ts'
import { atomFeed } from './feed.ts'

const now = new Date('2026-07-07T10:00:00Z')

const article = {
  id: 'x',
  slug: 'a-b',
  title: 'A <b> & "c"\u0007',
  excerpt: '</summary>',
  author: 'Me',
  imageUrl: null,
  imageAlt: '',
  imageVariants: [],
  createdAt: new Date('2026-05-05T10:00:00Z'),
  updatedAt: new Date('2026-05-05T10:00:00Z'),
}

test('the feed names each article once and escapes what people wrote', () => {
  const xml = atomFeed(defaultSite('https://example.com'), [article], now)
  expect(xml).toContain('<title>A &#60;b&#62; &#38; &#34;c&#34;</title>')
  expect(xml).toContain('<summary>&#60;/summary&#62;</summary>')
  expect(xml).toContain('<link href="https://example.com/articles/a-b"/>')
  // Of the feed and of its one entry.
  expect(xml.split('<updated>2026-05-05T10:00:00.000Z</updated>')).toHaveLength(3)
})

test('a feed without articles was updated when it was asked for', () => {
  const site = defaultSite('https://example.com')
  expect(atomFeed(site, [], now)).toContain('<updated>2026-07-07T10:00:00.000Z</updated>')
})

test('a corrected article is new to readers, and keeps the day it was published', () => {
  const older = { ...article, id: 'y', updatedAt: new Date('2026-06-06T10:00:00Z') }
  // Written long before the day it was planned for.
  const planned = { ...article, updatedAt: new Date('2026-04-04T10:00:00Z') }
  const site = defaultSite('https://example.com')
  const [head, first, second] = atomFeed(site, [planned, older], now).split('<entry>')
  expect(head).toContain('<updated>2026-06-06T10:00:00.000Z</updated>')
  expect(second).toContain('<updated>2026-06-06T10:00:00.000Z</updated>')
  for (const entry of [first, second])
    expect(entry).toContain('<published>2026-05-05T10:00:00.000Z</published>')
  expect(first).toContain('<updated>2026-05-05T10:00:00.000Z</updated>')
})
