import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { publishDueArticles } from '../../articles/schedule-queries.server.ts'
import { searchAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { actor } from '../testing/round-trip.ts'
import { partOf } from './import-part.ts'
import { readImport } from './import-queries.server.ts'
import { createImports } from './imports.server.ts'
import { runImport } from './run-import.server.ts'
import { findFile, keepFile } from './waiting-file.server.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-key-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const log = { error: vi.fn(), warn: vi.fn() }

async function uploaded(text: string) {
  const name = await keepFile(folder, new File([text], 'articles.json'))
  const path = name && (await findFile(folder, name))
  if (!path) throw new Error('not kept')
  return { path, kind: 'articles' as const, actor, brand: 'Our Name', secret: 'x' }
}

const articles = (...titles: string[]) =>
  uploaded(JSON.stringify(titles.map((title) => ({ title, content: 'x' }))))

/** The same database, which writes nothing until it is opened. */
function gated(database: Database) {
  const gate = Promise.withResolvers<void>()
  const change: Database['change'] = async (tags, work) => {
    await gate.promise
    return await database.change(tags, work)
  }
  return { open: gate.resolve, database: { ...database, change } }
}

onBothEngines((scratch) => {
  beforeEach(async () => {
    vi.clearAllMocks()
    await scratch.database.db.deleteFrom('articles').execute()
  })
  const titles = async () => {
    const rows = await scratch.database.db.selectFrom('articles').select('title').execute()
    return rows.map(({ title }) => title).toSorted()
  }

  test('a short import is over when it is first looked at, and its file is gone', async () => {
    const imports = createImports({ database: scratch.database, log })
    expect(await imports.report()).toBeNull()
    const wanted = await articles('A', 'B', '')
    expect(await imports.begin(wanted)).toBe(true)
    expect(await imports.report()).toMatchObject({
      ...{ kind: 'articles', state: 'done', percentRead: 100, endedAt: expect.any(Date), problem: null },
      parts: [{ kind: 'articles', added: 2, skipped: 0, refused: 1, reasons: [{ line: 1 }] }],
    })
    expect(await titles()).toEqual(['A', 'B'])
    expect(existsSync(wanted.path)).toBe(false)
    expect(await readdir(folder)).toEqual([])
  })

  const brought = async (rows: object[], isDryRun = false) => {
    const { path } = await uploaded(JSON.stringify(rows))
    const { database } = scratch
    const [result] = await runImport({
      ...{ database, path, actor, isDryRun },
      ...{ kind: 'articles', brand: 'Our Name', secret: 'x' },
    })
    await rm(dirname(path), { recursive: true })
    return result && partOf(result)
  }

  test('a draft whose time has passed comes as a draft, and both preview and result say so', async () => {
    const rows = [
      { title: 'Late', content: 'x', publish_at: '2026-01-02T03:04:05.000Z' },
      { title: 'Ahead', content: 'x', publish_at: '2099-01-02T03:04:05.000Z' },
      { title: 'Out', content: 'x', publish_at: '2026-01-02T03:04:05.000Z', published: true },
    ]
    const notes = [{ line: 1, why: 'publish_at has passed: the article comes as a draft' }]
    expect(await brought(rows, true)).toMatchObject({ added: 3, notes })
    expect(await brought(rows)).toMatchObject({ added: 3, notes })
    expect(await publishDueArticles(scratch.database, new Date())).toEqual([])
    const { db } = scratch.database
    expect(
      await db.selectFrom('articles').select(['title', 'publish_at', 'published']).orderBy('title').execute(),
    ).toEqual([
      { title: 'Ahead', publish_at: new Date('2099-01-02T03:04:05.000Z'), published: false },
      { title: 'Late', publish_at: null, published: false },
      { title: 'Out', publish_at: null, published: true },
    ])
  })

  test('an article dated in the future is dated today, and both preview and result say so', async () => {
    const later = '2099-05-01T03:04:05.000Z'
    const rows = [
      { title: 'Ahead', content: 'x', published: true, created_at: later, updated_at: later },
      { title: 'Older', content: 'x', created_at: '2024-05-01T03:04:05.000Z' },
    ]
    const notes = ['created_at', 'updated_at'].map((field) => ({
      line: 1,
      why: `${field} lies in the future: the moment of the import is used`,
    }))
    expect(await brought(rows, true)).toMatchObject({ added: 2, notes })
    expect(await brought(rows)).toMatchObject({ added: 2, notes })
    const [ahead, older] = await scratch.database.db
      .selectFrom('articles')
      .select(['created_at', 'updated_at'])
      .orderBy('title')
      .execute()
    for (const at of [ahead?.created_at, ahead?.updated_at])
      expect(Number(at)).toBeLessThanOrEqual(Date.now())
    expect(older?.created_at).toEqual(new Date('2024-05-01T03:04:05.000Z'))
  })

  test('columns that mean nothing here are named', async () => {
    const rows = [{ title: 'A', content: 'x', mood: 'good', slug: 'a' }]
    for (const isDryRun of [true, false])
      expect(await brought(rows, isDryRun)).toMatchObject({ added: 1, ignoredColumns: ['mood'] })
  })

  test('an article that lies in the bin is refused, and says where it is', async () => {
    const id = newId()
    const rows = [{ id, title: 'Binned', content: 'x' }]
    await brought(rows)
    await scratch.database.db.updateTable('articles').set({ deleted_at: new Date() }).execute()
    const reasons = [{ line: 1, why: 'id lies in the bin: bring it back there' }]
    for (const isDryRun of [true, false])
      expect(await brought(rows, isDryRun)).toMatchObject({ added: 0, skipped: 0, refused: 1, reasons })
    expect(await brought([{ title: 'Binned', content: 'x' }])).toMatchObject({
      reasons: [{ why: 'slug belongs to an article in the bin: bring that back or erase it there' }],
    })
  })

  test('a long one goes on in the background, and meanwhile no other begins', async () => {
    const { open, database } = gated(scratch.database)
    const imports = createImports({ database, log })
    expect(await imports.begin(await articles('A', 'B'))).toBe(true)
    expect(await imports.report()).toMatchObject({ state: 'running', endedAt: null, parts: [{ added: 0 }] })
    const other = await articles('C')
    expect(await imports.begin(other)).toBe(false)
    expect(existsSync(other.path)).toBe(true)
    open()
    await expect.poll(async () => (await imports.report())?.state).toBe('done')
    expect(await titles()).toEqual(['A', 'B'])
    expect(await imports.begin(other)).toBe(true)
    expect(await titles()).toEqual(['A', 'B', 'C'])
  })

  test('every process of the site knows of it, and one that died in the middle of it blocks no other for long', async () => {
    const { open, database } = gated(scratch.database)
    const here = createImports({ database, log })
    const there = createImports({ database: scratch.database, log })
    await here.begin(await articles('A'))
    const other = await articles('B')
    expect(await there.begin(other)).toBe(false)
    expect(await there.report()).toMatchObject({ state: 'running' })
    const inAMinute = new Date(Date.now() + 60_000)
    expect(await readImport(scratch.database.db, inAMinute)).toMatchObject({ state: 'stopped' })
    open()
    await expect.poll(async () => (await there.report())?.state).toBe('done')
    expect(await there.begin(other)).toBe(true)
  })

  test('when the site stops, the row under way is finished, and the same file brings the rest later', async () => {
    const { open, database } = gated(scratch.database)
    const imports = createImports({ database, log })
    await imports.begin(await articles('A', 'B', 'C'))
    const closed = imports.close()
    open()
    await closed
    expect(await imports.report()).toMatchObject({ state: 'stopped', parts: [{ added: 1 }] })
    expect(await titles()).toEqual(['A'])
    const [entry] = await searchAudit(scratch.database.db, { kind: 'data', limit: 1 })
    expect(entry).toMatchObject({ action: 'data.import', facts: { added: 1, stopped: true } })
  })

  test('a file that cannot be read says why; trouble of ours is logged and keeps its reason to itself', async () => {
    const imports = createImports({ database: scratch.database, log })
    await imports.begin(await uploaded('"words"'))
    expect(await imports.report()).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('must be an array of rows'),
    })
    expect(log.error).not.toHaveBeenCalled()
    const change = () => Promise.reject(new Error('no secret here'))
    const broken = createImports({ database: { ...scratch.database, change }, log })
    await broken.begin(await articles('A'))
    expect(await broken.report()).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('Something went wrong'),
    })
    expect(log.error).toHaveBeenCalledOnce()
    expect(await readdir(folder)).toEqual([])
  })
})
