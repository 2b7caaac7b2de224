import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../app/platform/duration.ts'
import { ask, statusOf } from './testing/ask.ts'
import { setClock, withClock } from './testing/clock.ts'
import { signIn } from './testing/owner.ts'
import { textOf } from './testing/pages.ts'
import { startPostgres } from './testing/postgres.ts'
import { type Site, startSite } from './testing/site.ts'
import { formToken, sendStory } from './testing/story.ts'
import { until } from './testing/until.ts'

test.each([
  ['a day back', -dayMs],
  ['a day ahead', dayMs],
  ['ten years ahead', 3650 * dayMs],
])('clock set %s: pages, stories and sign-in go on', async (_jump, wallMs) => {
  const site = await startSite({ nodeOptions: withClock })
  const admin = await signIn(site)
  const token = await formToken(site)
  await setClock(site, { wallMs, steadyMs: 0 })
  expect(await statusOf(`${site.url}/`)).toBe(200)
  expect(await statusOf(`${site.url}/approval-wall`)).toBe(200)
  expect((await sendStory(site, { headline: 'After the jump', token })).status).toBe(201)
  expect((await sendStory(site, { headline: 'After the jump', token })).status).toBe(201)
  // A session is for twelve hours: ahead it has ended, and back it begins in the future; never an error.
  const isSignedIn = (await ask(`${site.url}/admin`, { headers: admin })).text.includes('After the jump')
  expect(isSignedIn).toBe(false)
  const again = await signIn(site)
  expect((await ask(`${site.url}/admin`, { headers: again })).text).toContain('After the jump')
  await setClock(site, { wallMs: 0, steadyMs: 0 })
  expect((await sendStory(site, { headline: 'And back again' })).status).toBe(201)
  expect(await statusOf(`${site.url}/readyz`)).toBe(200)
})

test('clock set back: a page is kept no longer than five minutes all the same', async () => {
  const postgres = await startPostgres()
  const site = await startSite({ env: { DATABASE_URL: postgres.url }, nodeOptions: withClock })
  const wall = `${site.url}/approval-wall`
  await sendStory(site, { headline: 'Not told of' })
  expect(await textOf(wall)).not.toContain('Not told of')
  await setClock(site, { wallMs: -dayMs, steadyMs: 0 })
  expect(await textOf(wall)).not.toContain('Not told of')
  await postgres.query(`update approval_stories set status = 'approved' where headline = 'Not told of'`)
  await setClock(site, { wallMs: -dayMs, steadyMs: 6 * minuteMs })
  await until('the wall is made anew', async () => (await textOf(wall)).includes('Not told of'), 10_000)
})

test('clock set back while a write waits for the file: the wait still ends', async () => {
  const site = await startSite({ nodeOptions: withClock })
  await signIn(site)
  holdForWriting(site)
  const sending = sendStory(site, { headline: 'Waiting for the file' })
  await until('pages are served meanwhile', async () => (await statusOf(`${site.url}/`)) === 200)
  await setClock(site, { wallMs: -hourMs, steadyMs: 0 })
  expect((await sending).status).toBe(503)
})

/** As another program would that never ends its transaction. */
function holdForWriting({ dataDir }: Site) {
  const file = new DatabaseSync(join(dataDir, 'second-key.sqlite'))
  onTestFinished(() => file.close())
  file.exec('begin immediate')
}
