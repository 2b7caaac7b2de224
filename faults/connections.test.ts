import { expect, test } from 'vitest'
import { startProxy } from '../app/db/testing/proxy.ts'
import { minuteMs } from '../app/platform/duration.ts'
import { statusOf } from './testing/ask.ts'
import { signIn } from './testing/owner.ts'
import { allServed, answersOf, publicPages, visitAll } from './testing/pages.ts'
import { startPostgres } from './testing/postgres.ts'
import { startSite } from './testing/site.ts'
import { sendStory } from './testing/story.ts'
import { inTurns, until } from './testing/until.ts'

test('every connection busy: kept pages are served, the rest is refused soon, and it passes', async () => {
  const postgres = await startPostgres()
  const site = await startSite({ env: { DATABASE_URL: postgres.url } })
  await visitAll(site, publicPages)
  const release = await postgres.hold('lock table approval_stories in access exclusive mode')
  const waiting = Array.from({ length: 40 }, (_, number) =>
    sendStory(site, { headline: `Waiting ${number}` }),
  )
  await until('nothing is left of the pool', async () => (await statusOf(`${site.url}/readyz`)) === 503)
  expect(await answersOf(site, publicPages)).toEqual(allServed(publicPages))
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([503]))
  await release()
  await until('the site is ready again', async () => (await statusOf(`${site.url}/readyz`)) === 200)
  expect((await sendStory(site, { headline: 'After the wait' })).status).toBe(201)
  expect(await statusOf(`${site.url}/city/akron-oh`)).toBe(200)
})

test('a slow network to the database: everything is slower and nothing fails', async () => {
  const postgres = await startPostgres()
  const proxy = await startProxy(postgres.port)
  const site = await startSite({ env: { DATABASE_URL: postgres.urlThrough(proxy.port) } })
  proxy.setWeather('slow')
  const articles = await fetch(`${site.url}/articles`)
  const [first, ...rest] = await piecesOf(articles)
  expect(first).toContain('Loading articles...')
  expect(first).not.toContain('<article>')
  expect(rest.join('')).toContain('<article>')
  expect(rest.join('')).toMatch(/<\/html>$/)
  expect(await answersOf(site, publicPages, minuteMs)).toEqual(allServed(publicPages))
  const answers = await inTurns(20, 10, (number) => sendStory(site, { headline: `Slow ${number}` }))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await statusOf(`${site.url}/readyz`)).toBe(200)
})

test('a network that cuts every connection again and again: each story is stored or refused, none is half there', async () => {
  const postgres = await startPostgres()
  const proxy = await startProxy(postgres.port)
  const site = await startSite({ env: { DATABASE_URL: postgres.urlThrough(proxy.port) } })
  // The first admin is made just after the start, which may not be cut short.
  await signIn(site)
  const cutting = setInterval(() => proxy.cutAll(), 150)
  const answers = await inTurns(150, 8, (number) => sendStory(site, { headline: `Cut ${number}` }))
  clearInterval(cutting)
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
  await until('the site is ready again', async () => (await statusOf(`${site.url}/readyz`)) === 200)
  const { rows } = await postgres.query(
    `select headline, (select count(*) from story_decisions where story_id = s.id)::int as decisions
     from approval_stories s where headline like 'Cut %'`,
  )
  const found = new Set(rows.map(({ headline }) => headline))
  const stored = statuses.flatMap((status, number) => (status === 201 ? [`Cut ${number}`] : []))
  expect(stored.filter((headline) => !found.has(headline))).toEqual([])
  expect(rows.filter(({ decisions }) => decisions !== 1)).toEqual([])
  console.log(`connections cut every 150 ms: ${stored.length} of 150 stored, the rest refused in words`)
})

async function piecesOf({ body }: Response) {
  const pieces: string[] = []
  for await (const piece of body ?? []) pieces.push(Buffer.from(piece).toString())
  return pieces
}
