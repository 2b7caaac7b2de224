import { afterEach, beforeEach, expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { storyRow } from '../../db/testing/rows.ts'
import { hasNewer, listStories } from '../queries.server.ts'
import type { StoryFilter } from './filter-queries.server.ts'

onBothEngines((scratch) => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  beforeEach(async () => {
    const rows = [
      storyRow({ headline: 'Oldest', full_name: 'José ÁLVAREZ Muñoz', created_at: at(1) }),
      storyRow({ headline: '100% sure', email: 'first_last@example.com', created_at: at(2) }),
      storyRow({ headline: 'A back\\slash', city_state: 'Akron, OH', created_at: at(3) }),
      storyRow({ headline: 'Odd', how_helped: 'Cheap pills', spam_score: 80, created_at: at(4) }),
      storyRow({
        headline: 'Newest',
        how_helped: 'Call (713) 555-0142.',
        encouragement: 'Never give UP, it’s worth it',
        created_at: at(5),
      }),
      storyRow({ headline: 'Elsewhere', status: 'approved', created_at: at(6) }),
    ]
    for (const row of rows) await scratch.database.db.insertInto('approval_stories').values(row).execute()
  })
  afterEach(async () => {
    await scratch.database.db.deleteFrom('approval_stories').execute()
  })
  const found = async (filter: StoryFilter) => {
    const rows = await listStories(scratch.database.db, 'pending', { limit: 9 }, filter)
    return rows.map(({ headline }) => headline)
  }

  test.each([
    ['jose', ['Oldest']],
    ['josé', ['Oldest']],
    ['munoz alvarez', ['Oldest']],
    ["IT'S", ['Newest']],
    ['it’s', ['Newest']],
    ['713.555.0142', ['Newest']],
    ['JOSÉ álvarez', ['Oldest']],
    ['Álvarez, José', ['Oldest']],
    ['FIRST_LAST@', ['100% sure']],
    ['akron', ['A back\\slash']],
    ['pills', ['Odd']],
    ['give up', ['Newest']],
    ['newest pills', []],
    ['elsewhere', []],
    ['100%', ['100% sure']],
    ['1%e', []],
    ['firstXlast', []],
    ['k\\s', ['A back\\slash']],
    ["'; drop table", []],
  ])('searching for %s finds %j, in any case and by every word', async (words, headlines) => {
    expect(await found({ words })).toEqual(headlines)
  })

  test('only stories that look like spam are listed when asked for', async () => {
    expect(await found({ isFlaggedOnly: true })).toEqual(['Odd'])
    expect(await found({ isFlaggedOnly: true, words: 'newest' })).toEqual([])
  })

  test('a search keeps its pages', async () => {
    const { db } = scratch.database
    const [first] = await listStories(db, 'pending', { limit: 1 }, { words: 'houston' })
    expect(first?.headline).toBe('Newest')
    const after = first && { createdAt: first.created_at, id: first.id }
    const rest = await listStories(db, 'pending', { after, limit: 9 }, { words: 'houston' })
    expect(rest.map(({ headline }) => headline)).toEqual(['Odd', '100% sure', 'Oldest'])
  })

  test('a list knows whether stories came in above its first one', async () => {
    const { db } = scratch.database
    const [newest, second] = await listStories(db, 'pending', { limit: 2 })
    const cursor = (story = newest) => story && { createdAt: story.created_at, id: story.id }
    expect(await hasNewer(db, 'pending', cursor(), {})).toBe(false)
    expect(await hasNewer(db, 'pending', cursor(second), {})).toBe(true)
    expect(await hasNewer(db, 'pending', cursor(second), { words: 'pills' })).toBe(false)
    expect(await hasNewer(db, 'rejected', undefined, {})).toBe(false)
    expect(await hasNewer(db, 'approved', undefined, {})).toBe(true)
  })
})
