import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beginApplication, hrefIn, postApplication } from './testing/application.ts'
import { statusOf } from './testing/ask.ts'
import { setClock, withClock } from './testing/clock.ts'
import { freshData } from './testing/engines.ts'
import { moveStory, postForm, signIn } from './testing/owner.ts'
import { allServed, answersOf, publicPages, textOf, visitAll } from './testing/pages.ts'
import { startPostgres } from './testing/postgres.ts'
import { isQuick } from './testing/quick.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { type Site, startSite } from './testing/site.ts'
import { formToken, howHelped, sendStory } from './testing/story.ts'
import { until } from './testing/until.ts'

const failed = 'Error submitting story. Please try again.'
const outageMs = isQuick ? 3000 : 30_000
const ways = isQuick ? (['stopped'] as const) : (['stopped', 'killed', 'hung'] as const)

test.each(ways)('postgres %s: pages are still served, stories are refused in words and kept', async (way) => {
  const postgres = await startPostgres()
  const site = await startSite({ env: { DATABASE_URL: postgres.url }, nodeOptions: withClock })
  const admin = await signIn(site)
  await visitAll(site, publicPages)
  const token = await formToken(site)
  const ownPage = await applyFor(site)

  if (way === 'hung') postgres.pause()
  else await (way === 'killed' ? postgres.kill() : postgres.stop())
  const started = performance.now()
  // Pages kept for five minutes are now too old: they are served for want of newer ones.
  await setClock(site, { wallMs: 360_000, steadyMs: 360_000 })
  const headline = `While it was ${way}`
  const unsent = write(ownPage)
  const refusals = Promise.all([
    sendStory(site, { headline, token }, { path: '/approval-wall/share' }),
    sendStory(site, { headline, token }),
  ])
  do {
    expect(await answersOf(site, publicPages)).toEqual(allServed(publicPages))
    expect(await answersOf(site, ['/city/akron-oh', '/healthz'])).toEqual(
      allServed(['/city/akron-oh', '/healthz']),
    )
    expect(await statusOf(`${site.url}/readyz`)).toBe(503)
    await sleep(500)
  } while (performance.now() - started < outageMs)
  await expectRefusedAndKept(await refusals, headline, token)
  // A deletion is not one tap on a page that speaks of sending.
  const undone = await postForm(ownPage, { wish: 'delete' })
  expect([
    undone.status,
    undone.text.includes('Not done yet'),
    undone.text.includes('value="delete"'),
  ]).toEqual([503, true, false])
  expect(undone.text.match(/<title>[^<]*/g)).toEqual(['<title>Not done yet'])
  expect(await unsent).toMatchObject({ status: 503, text: expect.stringContaining(`>${message}</textarea>`) })

  if (way === 'hung') postgres.resume()
  else await postgres.start()
  await until('the site is ready again', async () => (await statusOf(`${site.url}/readyz`)) === 200)
  await until(
    'the story goes through',
    async () => (await sendStory(site, { headline, token })).status === 201,
  )
  const arrived = await write(ownPage)
  expect(arrived.status).toBe(303)
  expect(await textOf(new URL(arrived.headers.location ?? '', site.url).href)).toContain(
    'Your message is with us.',
  )
  const [story, ...more] = await withDatabase(
    { dataDir: site.dataDir, databaseUrl: postgres.url },
    (database) => storiesByHeadline(database, headline),
  )
  expect(more).toEqual([])
  expect(story?.how_helped).toBe(howHelped(headline))
  await moveStory(site, admin, {
    id: story?.id ?? '',
    version: story?.version ?? 0,
    move: 'approve',
    from: 'pending',
  })
  await until('the wall shows it', async () => (await textOf(`${site.url}/approval-wall`)).includes(headline))
  expect(site.isRunning()).toBe(true)
})

const message = 'Is Friday fine for a call?'

/** Where somebody who applied finds their own page. */
async function applyFor(site: Site) {
  const sent = await postApplication(site, { formToken: await beginApplication(site), go: 'send' })
  return site.url + hrefIn(sent).replace('/sent', '/mine')
}

function write(ownPage: string) {
  return postForm(ownPage, { wish: 'message', words: message })
}

async function expectRefusedAndKept(
  [page, json]: Awaited<ReturnType<typeof sendStory>>[],
  headline: string,
  token: string,
) {
  expect([page?.status, json?.status]).toEqual([503, 503])
  expect(JSON.parse(json?.text ?? '')).toEqual({ kind: 'failed' })
  expect(page?.text).toContain(failed)
  for (const kept of [headline, howHelped(headline), 'Ask again.', 'Jordan Quillfeather', token])
    expect(page?.text).toContain(kept)
}

test('postgres away at the start: the site says so in one line and ends', async () => {
  const { env } = await freshData('sqlite')
  const site = await startSite({
    env: { ...env, DATABASE_URL: 'postgres://me:secret-word@127.0.0.1:1/none' },
    waitsFor: 'nothing',
  })
  expect(await site.ended).toBe(1)
  const lines = site.output().trim().split('\n')
  expect(lines.filter((line) => line.includes('DATABASE_URL'))).toHaveLength(1)
  expect(lines.length).toBeLessThan(4)
  expect(site.output()).not.toContain('secret-word')
})

test('postgres read-only at the start: the site says so in one line and ends', async () => {
  const postgres = await startPostgres()
  const url = new URL(postgres.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const site = await startSite({ env: { DATABASE_URL: url.href }, waitsFor: 'nothing' })
  expect(await site.ended).toBe(1)
  expect(site.output().trim()).toMatch(/^The database of DATABASE_URL is read-only .+$/)
})
