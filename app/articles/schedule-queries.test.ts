import { expect, onTestFinished, test, vi } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { openDatabase } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { trusted } from '../platform/testing/trusted.ts'
import { createTrustedClock } from '../platform/trusted-clock.ts'
import { webhookTag } from '../webhooks/queue-queries.server.ts'
import { startArticleClock } from './article-clock.server.ts'
import { listBin, moveToBin } from './bin-queries.server.ts'
import { createArticle, findArticle } from './edit-queries.server.ts'
import { findPublishedArticle } from './queries.server.ts'
import { listRevisions } from './revision-queries.server.ts'
import { publishDueArticles } from './schedule-queries.server.ts'
import { articleFields, editor } from './testing/fields.ts'

const noon = new Date('2030-05-05T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)
const silent = { error() {}, warn() {} }

onBothEngines((scratch) => {
  const schedule = async (slug: string, publishAt = noon) => {
    const id = newId()
    await createArticle(scratch.database, id, articleFields({ slug, published: false, publishAt }), editor)
    return id
  }

  test('an article is published when its time has come, not before, and dated then', async () => {
    const { database } = scratch
    const id = await schedule('on-time')
    expect(await publishDueArticles(database, later(-1))).toEqual([])
    expect(await publishDueArticles(database, later(20_000))).toEqual([id])
    expect(await findPublishedArticle(database.db, 'on-time')).toMatchObject({ createdAt: noon })
    expect(await findArticle(database.db, id)).toMatchObject({ publish_at: null, version: 2 })
    const [newest] = await listRevisions(database.db, id, 1)
    expect(newest).toMatchObject({ actor: 'schedule', version: 2, fields: { published: true } })
    const [logged] = await searchAudit(database.db, { words: id, limit: 1 })
    expect(logged).toMatchObject({ action: 'article.publish', actor: 'schedule', facts: { slug: 'on-time' } })
  })

  test('the pages are told when something is published, and left alone when nothing is due', async () => {
    const { database } = scratch
    await schedule('told')
    const change = vi.spyOn(database, 'change')
    await publishDueArticles(database, later(-1))
    expect(change).not.toHaveBeenCalled()
    await publishDueArticles(database, noon)
    expect(change).toHaveBeenCalledExactlyOnceWith(['articles', webhookTag], expect.any(Function))
    change.mockRestore()
  })

  test('two replicas that look at the same moment publish it once, and a clock set back changes nothing', async () => {
    const { database, options } = scratch
    const id = await schedule('once')
    const other = await openDatabase(options)
    const published = await Promise.all([publishDueArticles(database, noon), publishDueArticles(other, noon)])
    await other.close()
    expect(published.flat()).toEqual([id])
    expect(await publishDueArticles(database, later(-dayMs))).toEqual([])
    expect(await findArticle(database.db, id)).toMatchObject({ published: true, version: 2 })
  })

  test('an article from elsewhere keeps the state it came in, and the date it was published before', async () => {
    const { db } = scratch.database
    const row = articleRow({ publish_at: noon, title: 'From elsewhere' })
    await db.insertInto('articles').values(row).execute()
    await publishDueArticles(scratch.database, later(1))
    expect((await listRevisions(db, row.id, 9)).map(({ actor, version }) => [actor, version])).toEqual([
      ['schedule', 2],
      ['before', 1],
    ])
    const before = (await findArticle(db, row.id))?.created_at
    await db
      .updateTable('articles')
      .set({ published: false, publish_at: later(5) })
      .where('id', '=', row.id)
      .execute()
    await publishDueArticles(scratch.database, later(6))
    expect(before).toEqual(noon)
    expect(await findArticle(db, row.id)).toMatchObject({
      created_at: before,
      updated_at: later(6),
      version: 3,
    })
  })

  test('what lies in the bin is not published', async () => {
    const { database } = scratch
    const id = await schedule('binned')
    await moveToBin(database, id, editor)
    expect(await publishDueArticles(database, later(1))).toEqual([])
  })

  test('a start with a clock that is years ahead erases nothing from the bin; once the clock is trusted it is cleaned', async () => {
    const { database } = scratch
    const id = await schedule('long-in-the-bin')
    await moveToBin(database, id, editor)
    const isThere = async () => (await listBin(database.db)).some((article) => article.id === id)
    vi.useFakeTimers({ now: Date.now() + 365 * dayMs, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await startArticleClock({ database, log: silent, trusted: createTrustedClock() }).close()
    expect(await isThere()).toBe(true)
    await startArticleClock({ database, log: silent, trusted }).close()
    expect(await isThere()).toBe(false)
  })

  test('the clock looks right after the start and then again and again, until it is closed', async () => {
    const { database } = scratch
    await schedule('at-start', new Date(Date.now() - 1000))
    const clock = startArticleClock({ database, log: silent, everyMs: 20 })
    await expect.poll(() => findPublishedArticle(database.db, 'at-start')).not.toBeNull()
    await schedule('a-bit-later', new Date(Date.now() - 1000))
    await expect.poll(() => findPublishedArticle(database.db, 'a-bit-later')).not.toBeNull()
    await clock.close()
    await schedule('after-the-end', new Date(Date.now() - 1000))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await findPublishedArticle(database.db, 'after-the-end')).toBeNull()
  })
})
