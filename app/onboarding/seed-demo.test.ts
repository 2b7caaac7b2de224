import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { insertDemoApplications } from '../applications/demo-queries.server.ts'
import { listPublishedArticles } from '../articles/queries.server.ts'
import { openDatabase } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { demoStories } from '../stories/demo-stories.ts'
import { storyFoundBy } from '../stories/found-by.ts'
import { listStories, listWallStories } from '../stories/queries.server.ts'
import { addDemoPhotos } from './demo-photos.server.ts'
import { removeDemo } from './queries.server.ts'
import { seedDemo } from './seed-demo-queries.server.ts'

onBothEngines((scratch) => {
  test('a database with an article of its own gets no demo content', async () => {
    const { db } = scratch.database
    await db.insertInto('articles').values(articleRow()).execute()
    expect(await seedDemo(scratch.database)).toBe(false)
    expect(await listWallStories(db, { limit: 20 })).toEqual([])
    await db.deleteFrom('articles').execute()
  })

  test('an empty database is filled once, by one of those who try at the same time', async () => {
    const other = await openDatabase(scratch.options)
    const results = await Promise.all([seedDemo(scratch.database), seedDemo(other), seedDemo(other)])
    await other.close()
    expect(results.filter(Boolean)).toHaveLength(1)
    const { db } = scratch.database
    expect(await listWallStories(db, { limit: 20 })).toHaveLength(8)
    const pending = await listStories(db, 'pending', { limit: 20 })
    expect(pending).toHaveLength(2)
    for (const story of pending) expect(story.search_text).toBe(storyFoundBy(story).search_text)
    const articles = await listPublishedArticles(db, { limit: 100 })
    expect(articles.length).toBeGreaterThan(0)
    expect(await seedDemo(scratch.database)).toBe(false)
  })

  test('in the evening of the site’s place what is due today is due there today, not tomorrow', async () => {
    const { database } = scratch
    await database.db.deleteFrom('applications').execute()
    // Nine in the evening of the 18th in Chicago.
    const evening = new Date('2026-11-19T03:00:00Z')
    await database.change([], (trx) => insertDemoApplications(trx, evening))
    const due = await database.db.selectFrom('applications').select('follow_up').execute()
    expect(due.map(({ follow_up }) => follow_up)).toContain('2026-11-18')
    expect(due.map(({ follow_up }) => follow_up)).not.toContain('2026-11-19')
  })

  test('the drawings come in as photos of the demo stories, once, and go with them', async () => {
    const { database } = scratch
    const drawn: string[] = []
    const uploadFolder = mkdtempSync(join(tmpdir(), 'second-key-demo-'))
    const parts = {
      database,
      uploadFolder,
      encodePhoto: async () => ({ encoded: { files: [file] } }),
      renderDrawing: async ({ name }: { name: string }) => {
        drawn.push(name)
        return new Uint8Array([1])
      },
      log: { warn() {}, error() {} },
    }
    await addDemoPhotos(parts)
    const wall = await listWallStories(database.db, { limit: 20 })
    expect(wall.every(({ photos }) => photos.length > 0)).toBe(true)
    expect(new Set(wall.map(({ photos }) => photos.length))).toEqual(new Set([1, 2, 3]))
    const before = drawn.length
    await addDemoPhotos(parts)
    expect(drawn).toHaveLength(before)
    expect(readdirSync(uploadFolder)).toEqual([])

    await removeDemo(database, { actor: 'owner@example.com' })
    expect(await database.db.selectFrom('photos').select('id').execute()).toEqual([])
    rmSync(uploadFolder, { recursive: true })
  })
})

const file = { format: 'webp' as const, width: 320, height: 213, body: new Uint8Array([1]) }

test('demo stories name no real person or mailbox, and come from ten towns', () => {
  expect(new Set(demoStories.map((story) => story.city_state)).size).toBe(10)
  for (const story of demoStories) {
    expect(story.full_name).toMatch(/^Demo /)
    expect(story.email).toMatch(/@example\.com$/)
  }
})
