import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Auth } from '../../app/accounts/auth.server.ts'
import { openVisits } from '../../app/analytics/visits.server.ts'
import { type Database, openDatabase } from '../../app/db/database.server.ts'
import { onBothEngines, type Scratch } from '../../app/db/testing/engines.ts'
import { openRedirectCache } from '../../app/redirects/redirect-cache.server.ts'
import { openLiveSite } from '../../app/settings/live-site.server.ts'
import { misfitsOf } from '../../app/settings/misfits.server.ts'
import { byDefault, changeSettings, listChosen, stateOf } from '../../app/settings/queries.server.ts'
import { findSetting } from '../../app/settings/register.server.ts'
import { siteContext } from '../../app/site/context.ts'
import type { StoryIntake } from '../../app/stories/intake.server.ts'
import { createAdmission } from '../admission/admission.ts'
import { createApp } from '../app.ts'
import { createSiteLimiters } from '../cluster/site-limiters.ts'
import { createProcessState } from '../health.ts'
import { createLog } from '../log.ts'
import { createTraffic } from '../metrics/traffic.ts'
import { PageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import type { PagesParts } from './visit.ts'

const siteUrl = 'http://localhost'
const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** The program's own pipeline around one page that shows the phone number, a while after it read it. */
async function startReplica(database: Database, renderMs = 0) {
  const log = createLog('silent')
  const cache = new PageCache({ maxBytes: 8_000_000, maxAgeMs: 300_000 })
  database.onChange((tags) => cache.invalidate(tags))
  const live = await openLiveSite({ database, url: siteUrl, log, onLate: () => cache.invalidate(['site']) })
  const env = { siteUrl, trustProxy: 0 }
  const visits = openVisits({ database, log })
  const pages = createPages({
    noteForwarded() {},
    ...{ env, log, database, live, cache, visits },
    redirects: await openRedirectCache(database, log),
    intake: {} as StoryIntake,
    applications: {} as PagesParts['applications'],
    imports: {} as PagesParts['imports'],
    auth: {} as Auth,
    pictures: { render: async () => ({ trouble: 'busy' }) },
    backups: {} as PagesParts['backups'],
    facts: {} as PagesParts['facts'],
    admission: createAdmission(createSiteLimiters()),
    build: buildOf(renderMs),
    mode: 'production',
  })
  const state = createProcessState()
  const shared = {
    env,
    log,
    database,
    cache,
    visits,
    traffic: createTraffic(),
  }
  const app = createApp({ ...shared, pages, state, serveFiles: (_in, _out, next) => next() })
  const server: Server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    live.close()
    await visits.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { live, get: () => fetch(url), phone: async () => (await fetch(url)).text() }
}

function buildOf(renderMs: number) {
  const shown = async ({ context }: { context: { get(key: typeof siteContext): { phone: string } } }) => {
    const { phone } = context.get(siteContext)
    await sleep(renderMs)
    return new Response(phone)
  }
  const routes = { root: { id: 'root', path: '', module: { loader: shown } } }
  const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' }
  return {
    ...{
      routes,
      assets,
      future: {},
      basename: '/',
      publicPath: '/',
      prerender: [],
      ssr: true,
      routeDiscovery: { mode: 'initial' },
    },
    entry: { module: {} },
  } as unknown as ServerBuild
}

const phone = findSetting('phone')
const signup = findSetting('form.signup.address')
if (!phone || !signup) throw new Error('settings are missing')

async function choose(database: Database, setting: NonNullable<typeof phone>, value: string) {
  const from = stateOf(setting, (await listChosen(database.db)).get(setting.key))
  const to = value ? JSON.stringify(value) : byDefault
  const change = { setting, from, to, action: 'setting.change' } as const
  const owner = { actor: 'owner@example.com' }
  expect(await changeSettings(database, [change], owner, misfitsOf)).toBeNull()
}

async function secondDatabase(scratch: Scratch) {
  const other = await openDatabase(scratch.options)
  closing.push(() => other.close())
  return other
}

onBothEngines((scratch) => {
  const number = (n: number) => `(800) 555-${String(n).padStart(4, '0')}`

  test('whoever asks after a change gets the new setting, cached pages included', async () => {
    const replica = await startReplica(scratch.database, 2)
    for (let n = 0; n < 40; n++) {
      // Renders of the old page are under way while the change is made.
      const before = Array.from({ length: 4 }, () => replica.phone())
      await choose(scratch.database, phone, number(n))
      const after = await Promise.all(Array.from({ length: 4 }, () => replica.phone()))
      expect(new Set(after)).toEqual(new Set([number(n)]))
      await Promise.all(before)
      expect(await replica.phone(), 'what the old renders left behind').toBe(number(n))
    }
  })

  test('another replica follows by itself and never goes back', async () => {
    const other = await secondDatabase(scratch)
    const replica = await startReplica(other, 2)
    for (let n = 100; n < 105; n++) {
      await choose(scratch.database, phone, number(n))
      const seen: string[] = []
      await vi.waitFor(
        async () => {
          seen.push(await replica.phone())
          expect(seen.at(-1)).toBe(number(n))
        },
        { timeout: 5000, interval: 5 },
      )
      for (let again = 0; again < 10; again++) expect(await replica.phone()).toBe(number(n))
    }
  })

  test('the content security policy follows a form address at once, on a page that was cached', async () => {
    const replica = await startReplica(scratch.database)
    const policy = async () => (await replica.get()).headers.get('content-security-policy')
    expect(await policy()).not.toContain('forms.example')
    await choose(scratch.database, signup, 'https://forms.example/a/b?c=d')
    expect(await policy()).toContain("frame-src 'self' https://forms.example;")
    await choose(scratch.database, signup, '')
    expect(await policy()).not.toContain('forms.example')
  })

  test('while the settings cannot be read the last good ones stay, and the new ones come by themselves', async () => {
    let isDown = false
    const { database } = scratch
    const flaky: Database = {
      ...database,
      get db() {
        if (isDown) throw new Error('down')
        return database.db
      },
    }
    await choose(database, phone, number(200))
    const replica = await startReplica(flaky)
    expect(await replica.phone()).toBe(number(200))
    isDown = true
    await choose(database, phone, number(201))
    expect(await replica.phone()).toBe(number(200))
    isDown = false
    await vi.waitFor(async () => expect(await replica.phone()).toBe(number(201)), { timeout: 5000 })
    expect(replica.live.view.phone).toBe(number(201))
  })
})
