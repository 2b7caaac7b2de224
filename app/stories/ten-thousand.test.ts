import { beforeAll, expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { storyRow } from '../db/testing/rows.ts'
import { listWallStories, type StoryCursor } from './queries.server.ts'

const stories = 10_000
// No multiple of the four that share a moment: half of the pages end among them.
const perPage = 50

onBothEngines((scratch) => {
  beforeAll(async () => {
    const numbers = Array.from({ length: stories }, (_, number) => number)
    for (let start = 0; start < stories; start += 500) {
      // Four share each moment: then the id has to decide.
      const rows = numbers.slice(start, start + 500).map((number) =>
        storyRow({
          headline: `Number ${number}`,
          status: 'approved',
          created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 4) * 1000),
        }),
      )
      await scratch.database.db.insertInto('approval_stories').values(rows).execute()
    }
  })

  test('page by page the wall shows ten thousand stories, each once, newest first', async () => {
    const seen = new Set<string>()
    let after: StoryCursor | undefined
    let before = Number.POSITIVE_INFINITY
    for (let page = 0; page <= stories / perPage + 1; page++) {
      const found = await listWallStories(scratch.database.db, { after, limit: perPage })
      for (const { id, createdAt } of found) {
        expect(createdAt.getTime()).toBeLessThanOrEqual(before)
        before = createdAt.getTime()
        seen.add(id)
      }
      const last = found.at(-1)
      if (!last) break
      after = { createdAt: last.createdAt, id: last.id }
    }
    expect(seen.size).toBe(stories)
  })
})
