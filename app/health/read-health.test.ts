import { expect, test, vi } from 'vitest'
import type { Database } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { applicationRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { defaultSite } from '../site/site.ts'
import { findOut } from './finding.ts'
import { healthLines } from './health.ts'
import { readHealth } from './read-health.server.ts'
import type { ServerFacts } from './server-facts.ts'

const facts = (dataDir: string): ServerFacts => ({
  version: '1',
  startedAt: new Date(),
  siteUrl: 'https://www.example.com',
  dataDir,
  mailServer: 'mail.example.com:465',
  mailFrom: 'help@example.com',
  mail: { look: async () => ({ kind: 'answers' }), lastHeard: () => null },
  mayCallPrivateAddresses: false,
  trustedProxies: 0,
  listErrors: () => [],
  processes: async () => [],
})
const review = async () => ({ stop: 0, first: 0, later: 0, decided: 0 })
const site = defaultSite('https://www.example.com')

test('a look that takes too long, and one that fails, are told apart from an answer', async () => {
  expect(await findOut(async () => 1)).toEqual({ value: 1 })
  expect(await findOut(() => new Promise(() => {}), 10)).toEqual({ missing: 'late' })
  expect(await findOut(() => Promise.reject(new Error('no')))).toEqual({ missing: 'failed' })
})

onBothEngines((scratch) => {
  const read = (database: Database, dataDir = scratch.options.dataDir) =>
    readHealth({ database, site, facts: facts(dataDir), adminId: newId(), review })
  const stateOf = (found: Awaited<ReturnType<typeof read>>, name: string) =>
    healthLines(found).find((line) => line.name === name)

  test('a database that is well says so, and the disk is looked at', async () => {
    const found = await read(scratch.database)
    expect(stateOf(found, 'Database')?.state).toBe('good')
    expect(stateOf(found, 'Disk')?.says).toContain('are free')
  })

  test('an application that waits, and a delivery that was given up, are found; examples and spam are not', async () => {
    const { db } = scratch.database
    const old = { created_at: new Date(Date.now() - 2 * dayMs) }
    for (const columns of [
      old,
      { ...old, is_demo: true },
      { ...old, is_spam: true },
      { ...old, status: 'contacted' as const },
      { ...old, first_contact_at: new Date() },
      {},
    ])
      await db.insertInto('applications').values(applicationRow(columns)).execute()
    const webhook = {
      id: newId(),
      url: 'https://example.com/',
      events: '[]',
      secret: 'x',
      actor: 'a',
      is_paused: true,
    }
    await db.insertInto('webhooks').values(webhook).execute()
    const delivery = { webhook_id: webhook.id, event: 'x', body: '', attempts: 9 }
    for (const more of [{}, { delivered_at: new Date() }, { next_try_at: new Date() }, old])
      await db
        .insertInto('webhook_deliveries')
        .values({ ...delivery, ...more, id: newId() })
        .execute()
    const found = await read(scratch.database)
    expect(found.applications).toEqual({ waiting: { value: 1 }, keepMonths: 24 })
    expect(found.webhooks).toEqual({ value: { count: 1, givenUp: 2, gone: 1, restored: 0 } })
  })

  test('a database that is away is said in words, asked nothing more, and the rest still comes', async () => {
    const asked = vi.fn()
    const away: Database = {
      ...scratch.database,
      check: () => Promise.reject(new Error('gone')),
      get db() {
        asked()
        return scratch.database.db
      },
    }
    const found = await read(away)
    expect(stateOf(found, 'Database')).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('does not answer or takes no changes. Nothing can be saved meanwhile.'),
    })
    expect(found.backup).toEqual({ missing: 'not asked' })
    expect(stateOf(found, 'Backup')?.says).toBe(
      'When the last one was made is unknown: the database did not say.',
    )
    expect(stateOf(found, 'Disk')?.state).toBe('good')
    expect(asked).toHaveBeenCalledTimes(1) // to have it at hand
  })

  test('a data folder that is gone is said in words', async () => {
    const found = await read(scratch.database, '/nowhere/at/all')
    expect(stateOf(found, 'Disk')).toMatchObject({ state: 'wrong' })
    expect(stateOf(found, 'Database')?.state).toBe('good')
  })
})
