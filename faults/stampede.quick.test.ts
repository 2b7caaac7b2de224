import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../app/db/database.server.ts'
import { startProxy } from '../app/db/testing/proxy.ts'
import { ask } from './testing/ask.ts'
import { startPostgres } from './testing/postgres.ts'
import { startSite } from './testing/site.ts'
import { until } from './testing/until.ts'

test('when hundreds ask for a page that was just made stale, it is made once', async () => {
  const postgres = await startPostgres()
  const proxy = await startProxy(postgres.port, 300)
  const site = await startSite({ env: { DATABASE_URL: postgres.urlThrough(proxy.port) } })
  const wall = `${site.url}/approval-wall`
  const beside = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  onTestFinished(() => beside.close())
  const questionsFor = async (visitors: number) => {
    await beside.change(['stories'], async () => {})
    await sleep(500)
    proxy.countSince('')
    // So slow that all of them arrive while the first page is being made.
    proxy.setWeather('slow')
    const answers = await Promise.all(Array.from({ length: visitors }, () => ask(wall)))
    proxy.setWeather('fair')
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    return proxy.countSince('"approval_stories"')
  }
  await ask(wall)
  let alone = 0
  await until('a stale wall is made anew', async () => {
    alone = await questionsFor(1)
    return alone > 0
  })
  const crowded = await questionsFor(150)
  expect(crowded).toBe(alone)
  console.log(
    `150 visitors at once after a purge: ${crowded} mentions in queries, as for one visitor (${alone})`,
  )
})
