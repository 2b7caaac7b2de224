import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { articleRow, insertStory } from '../db/testing/rows.ts'
import { Quotes } from '../landing/sections/quotes.tsx'
import { cityContentInTime } from './city-content.server.ts'

const scratch = scratchDatabase('sqlite')
const looked = { isRealOnly: false, language: 'en', timeZone: 'America/Chicago' } as const

test('on the page of a town, too, only a story by the link of a client is called verified', async () => {
  const { db } = scratch.database
  const told = { status: 'approved', city_state: 'Houston, TX' } as const
  await insertStory(db, { ...told, headline: 'By the link', client_seal: 'x'.repeat(43) })
  await insertStory(db, { ...told, headline: 'By the wall' })
  const place = { name: 'Houston', state: 'TX' }
  const { content } = await cityContentInTime(db, place, { tags: new Set() }, looked)
  const page = parse(renderToStaticMarkup(<Quotes heading="Stories" quotes={content.stories} />))
  const verified = page
    .querySelectorAll('figure')
    .filter(({ text }) => text.includes('Verified client'))
    .map((quote) => quote.querySelector('blockquote')?.text)
  expect(page.querySelectorAll('figure')).toHaveLength(2)
  expect(verified).toEqual(['“By the link”'])
})

test('an article of the evening has the day it was here, not that of UTC', async () => {
  const { db } = scratch.database
  const published = { published: true, created_at: new Date('2026-03-02T03:00:00Z') }
  await db.insertInto('articles').values(articleRow(published)).execute()
  const { content } = await cityContentInTime(db, { name: 'Reno', state: 'NV' }, { tags: new Set() }, looked)
  expect(content.articles[0]?.date).toBe('March 1, 2026')
})

test('six stories at most, those of the town before those of its state, and each once', async () => {
  const { db } = scratch.database
  for (const n of [1, 2, 3, 4, 5, 6, 7])
    await insertStory(db, {
      status: 'approved',
      city_state: n < 3 ? 'Reno, NV' : 'Elko, NV',
      headline: `${n}`,
    })
  const { content } = await cityContentInTime(db, { name: 'Reno', state: 'NV' }, { tags: new Set() }, looked)
  const told = content.stories.map(({ location }) => location)
  expect(told).toEqual(['Reno, NV', 'Reno, NV', 'Elko, NV', 'Elko, NV', 'Elko, NV', 'Elko, NV'])
  expect(new Set(content.stories.map(({ story }) => story)).size).toBe(6)
})

test('a state with few stories and one with many tell the same: the newest of the town, then of the state', async () => {
  const { db } = scratch.database
  const towns = ['Salem, OR', 'Bend, OR', 'Salem, Oregon, OR']
  // Past the number from which a town asks for itself.
  for (let n = 1; n <= 30; n++) {
    const city_state = towns[n % 5 === 0 ? 0 : 1 + (n % 2)] ?? ''
    const created_at = new Date(Date.UTC(2026, 0, n))
    await insertStory(db, { status: 'approved', city_state, headline: `${n}`, created_at })
    const { content } = await cityContentInTime(
      db,
      { name: 'Salem', state: 'OR' },
      { tags: new Set() },
      looked,
    )
    const newestFirst = Array.from({ length: n }, (_, index) => n - index)
    const isOfSalem = (one: number) => one % 5 === 0
    const expected = [...newestFirst.filter(isOfSalem), ...newestFirst.filter((one) => !isOfSalem(one))]
    expect(content.stories.map(({ story }) => Number(story))).toEqual(expected.slice(0, 6))
  }
})
