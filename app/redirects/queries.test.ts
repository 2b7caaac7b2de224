import { expect, test } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { openDatabase } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import {
  addMisses,
  createRedirect,
  forgetMissing,
  listMissing,
  listRedirects,
  removeRedirect,
} from './queries.server.ts'
import { openRedirectCache } from './redirect-cache.server.ts'

const owner = { actor: 'owner@example.com', address: '203.0.113.7' }
const quiet = { warn() {}, error() {} }
const at = (hour: number) => new Date(Date.UTC(2026, 2, 5, hour))

onBothEngines((scratch) => {
  const paths = async () =>
    (await listMissing(scratch.database.db, 10)).map(({ path, count }) => [path, count])

  test('missing addresses are added up, most wanted first', async () => {
    const { database } = scratch
    await addMisses(database, [
      { path: '/b', count: 1, lastSeenAt: at(1) },
      { path: '/a', count: 1, lastSeenAt: at(1) },
    ])
    await addMisses(database, [{ path: '/a', count: 4, lastSeenAt: at(2) }])
    expect(await listMissing(database.db, 10)).toEqual([
      { path: '/a', count: 5, firstSeenAt: at(1), lastSeenAt: at(2) },
      { path: '/b', count: 1, firstSeenAt: at(1), lastSeenAt: at(1) },
    ])
  })

  test('the list never grows without end: the least wanted go first', async () => {
    const { database } = scratch
    for (let batch = 0; batch < 5; batch++) {
      const misses = Array.from({ length: 500 }, (_, number) => ({
        path: `/random-${batch}-${number}`,
        count: 1,
        lastSeenAt: at(3 + batch),
      }))
      await addMisses(database, misses)
    }
    const kept = await listMissing(database.db, 10_000)
    expect(kept).toHaveLength(2000)
    expect(kept[0]).toMatchObject({ path: '/a', count: 5 })
    expect(kept.some(({ path }) => path === '/b')).toBe(false)
    await database.db.deleteFrom('missing_addresses').where('path', 'like', '/random%').execute()
  })

  test('a redirect takes its address off the list, once, and the log knows who made it', async () => {
    const { database } = scratch
    expect(await createRedirect(database, '/a', '/states', owner)).toBe(true)
    expect(await createRedirect(database, '/a', '/', owner)).toBe(false)
    expect(await paths()).toEqual([])
    expect(await listRedirects(database.db)).toMatchObject([
      { path: '/a', target: '/states', actor: owner.actor },
    ])
    expect(await searchAudit(database.db, { kind: 'redirect', limit: 10 })).toMatchObject([
      { ...owner, action: 'redirect.create', subjectId: '/a', facts: { from: '/a', to: '/states' } },
    ])
  })

  test('every process follows when a redirect is made or removed', async () => {
    const other = await openDatabase(scratch.options)
    try {
      const here = await openRedirectCache(scratch.database, quiet)
      const there = await openRedirectCache(other, quiet)
      expect(there.find('/a')).toBe('/states')
      await createRedirect(scratch.database, '/c', 'https://example.org/', owner)
      await expect.poll(() => there.find('/c'), { timeout: 10_000 }).toBe('https://example.org/')
      await removeRedirect(scratch.database, '/c', owner)
      await expect
        .poll(() => [here.find('/c'), there.find('/c')], { timeout: 10_000 })
        .toEqual([undefined, undefined])
    } finally {
      await other.close()
    }
  })

  test('what could not be read is read again, and a change while the first read is under way is heard', async () => {
    const { database } = scratch
    const listeners: ((tags: string[]) => void)[] = []
    let failures = 0
    const shaky = {
      ...database,
      get db() {
        if (failures-- > 0) throw new Error('away')
        return database.db
      },
      onChange(listener: (tags: string[]) => void) {
        listeners.push(listener)
        return () => {}
      },
    }
    const tell = () => listeners.map((listener) => listener(['redirects']))
    const opening = openRedirectCache(shaky, quiet)
    expect(listeners).toHaveLength(1)
    const cache = await opening
    await createRedirect(database, '/e', '/states', owner)
    failures = 1
    tell()
    expect(cache.find('/e')).toBeUndefined()
    await expect.poll(() => cache.find('/e'), { timeout: 10_000 }).toBe('/states')
    await removeRedirect(database, '/e', owner)
  })

  test('removing is written down once, and a line can be forgotten', async () => {
    const { database } = scratch
    await removeRedirect(database, '/a', owner)
    await removeRedirect(database, '/a', owner)
    const removed = await searchAudit(database.db, { words: 'removed /a', kind: 'redirect', limit: 10 })
    expect(removed).toHaveLength(1)
    await addMisses(database, [{ path: '/d', count: 1, lastSeenAt: at(9) }])
    await forgetMissing(database, '/d')
    expect(await paths()).toEqual([])
  })

  test('a redirect leads on in whatever capitals somebody writes its path, and never to where they are', async () => {
    const { database } = scratch
    await createRedirect(database, '/old-page', '/states', owner)
    await createRedirect(database, '/articles/circle', '/articles/Circle', owner)
    const cache = await openRedirectCache(database, quiet)
    await expect.poll(() => cache.find('/articles/circle'), { timeout: 10_000 }).toBeDefined()
    const found = ['/old-page', '/Old-Page', '/OLD-PAGE', '/articles/CIRCLE', '/articles/Circle', '/old'].map(
      (path) => cache.find(path),
    )
    expect(found).toEqual(['/states', '/states', '/states', '/articles/Circle', undefined, undefined])
    for (const path of ['/old-page', '/articles/circle']) await removeRedirect(database, path, owner)
  })

  test('one that was made in capitals before there was one spelling still leads on', async () => {
    const { database } = scratch
    await createRedirect(database, '/Articles/Old-Post', '/states', owner)
    const cache = await openRedirectCache(database, quiet)
    await expect.poll(() => cache.find('/articles/Old-Post'), { timeout: 10_000 }).toBe('/states')
    await createRedirect(database, '/articles/Old-Post', '/about', owner)
    await expect.poll(() => cache.find('/articles/Old-Post'), { timeout: 10_000 }).toBe('/about')
    await removeRedirect(database, '/Articles/Old-Post', owner)
    await removeRedirect(database, '/articles/Old-Post', owner)
  })
})
