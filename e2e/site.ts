import { test as base } from '@playwright/test'
import { writeMigratedFile } from '../app/db/testing/migrated.ts'
import { quickSite } from '../server/testing/quick-site.ts'
import { type Site, startSite as start } from '../server/testing/site.ts'
import { openPlain, type PlainPage } from './plain-page.ts'

export type Engine = { engine: 'sqlite' | 'postgres' }

/**
 * Tests with a running site, one per worker; `page.goto('/')` leads to it. A file whose tests change what visitors
 * see gives `site` another meaning. No file adds fixtures of a worker: those would end the worker and its browser
 * whenever the files change.
 */
export const test = base.extend<{ site: Site; plain: PlainPage }, Engine & { publicSite: Site }>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  publicSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ publicSite }, use) => use(publicSite),
  baseURL: async ({ site }, use) => use(site.url),
  /** Where no script and no look matters. */
  plain: async ({ site }, use) => {
    const plain = await openPlain(site.url)
    await use(plain)
    await plain.close()
  },
})

/** What the tests of one file share: the first that asks opens it, and after the last it is closed. */
export function sharedInFile<Thing, Needs = void>(
  open: (needs: Needs) => Promise<Thing>,
  close: (thing: Thing) => Promise<unknown>,
) {
  let opened: Promise<Thing> | undefined
  test.afterAll(async () => {
    if (opened) await close(await opened)
    opened = undefined
  })
  return (needs: Needs) => {
    opened ??= open(needs)
    return opened
  }
}

/** Passwords and recompression are cheap there, and an embedded database has its tables already. */
export function startSite({ nodeOptions = [], ...options }: Parameters<typeof start>[0] = {}) {
  const prepares = options.env?.DATABASE_URL ? undefined : writeMigratedFile
  return start({ prepares, ...options, nodeOptions: [...quickSite, ...nodeOptions] })
}

export { expect } from '@playwright/test'
export type { Site } from '../server/testing/site.ts'
