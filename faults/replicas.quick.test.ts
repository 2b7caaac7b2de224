import { expect, test } from 'vitest'
import { statusOf } from './testing/ask.ts'
import { moveStory, publishArticle, signIn } from './testing/owner.ts'
import { textOf } from './testing/pages.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { type Site, startSite } from './testing/site.ts'
import { sendStory } from './testing/story.ts'
import { startTwoReplicas } from './testing/two-replicas.ts'
import { until } from './testing/until.ts'

const barMs = 5000

test('what one replica publishes or rejects, the other shows or hides within five seconds', async () => {
  const { postgres, proxy, first, second } = await startTwoReplicas()
  const source = { dataDir: first.dataDir, databaseUrl: postgres.url }
  const admin = await signIn(first)
  const wall = `${second.url}/approval-wall`
  const shows = async (headline: string) => (await textOf(wall)).includes(headline)
  const move = mover(first, admin, source)

  await sendStory(second, { headline: 'Seen by both' })
  expect(await shows('Seen by both')).toBe(false)
  await move('Seen by both', 'approve')
  const shownMs = await until('the other wall shows it', () => shows('Seen by both'), barMs)
  await move('Seen by both', 'reject')
  const hiddenMs = await until('the other wall hides it', async () => !(await shows('Seen by both')), barMs)
  expect(await statusOf(`${second.url}/articles/news-of-today`)).not.toBe(200)
  await publishArticle(first, admin, 'news-of-today', 'News.')
  const article = async () => (await statusOf(`${second.url}/articles/news-of-today`)) === 200
  const articleMs = await until('the other replica has the article', article, barMs)
  report('shown, hidden, article', [shownMs, hiddenMs, articleMs])

  // Cut: the listener has to notice, connect again and forget what it kept.
  await move('Seen by both', 'approve')
  await until('the other wall shows it', () => shows('Seen by both'), barMs)
  proxy.cutAll()
  await move('Seen by both', 'reject')
  report('hidden after a cut', [
    await until('the cut-off wall hides it', async () => !(await shows('Seen by both')), barMs),
  ])

  // Silent, as after a firewall forgot it: nothing was closed, and nothing arrives any more.
  await move('Seen by both', 'approve')
  await until('the other wall shows it', () => shows('Seen by both'), barMs)
  expect(proxy.hangThoseThatSaid('listen page_tags')).toBe(1)
  await move('Seen by both', 'reject')
  report('hidden on a dead line', [
    await until('the wall behind a dead line hides it', async () => !(await shows('Seen by both')), barMs),
  ])
})

test('two sites on one embedded database see each other’s decisions within five seconds', async () => {
  const first = await startSite()
  const second = await startSite({ env: { DATA_DIR: first.dataDir } })
  const admin = await signIn(first)
  const move = mover(first, admin, { dataDir: first.dataDir })
  const shows = async () => (await textOf(`${second.url}/approval-wall`)).includes('On one disk')
  await sendStory(second, { headline: 'On one disk' })
  expect(await shows()).toBe(false)
  await move('On one disk', 'approve')
  const shownMs = await until('the other wall shows it', shows, barMs)
  await move('On one disk', 'reject')
  const hiddenMs = await until('the other wall hides it', async () => !(await shows()), barMs)
  report('one file: shown, hidden', [shownMs, hiddenMs])
})

type Source = Parameters<typeof withDatabase>[0]

/** An admin who decides on a story by its headline. */
function mover(site: Site, admin: Awaited<ReturnType<typeof signIn>>, source: Source) {
  return async (headline: string, move: 'approve' | 'reject') => {
    const [story] = await withDatabase(source, (database) => storiesByHeadline(database, headline))
    if (!story) throw new Error(`No story ${headline}`)
    const from = story.status === 'approved' ? 'approved' : 'pending'
    await moveStory(site, admin, { id: story.id, version: story.version, move, from })
    const [moved] = await withDatabase(source, (database) => storiesByHeadline(database, headline))
    expect(moved?.status).toBe(move === 'approve' ? 'approved' : 'rejected')
  }
}

function report(what: string, ms: number[]) {
  console.log(`${what}: ${ms.map((one) => `${Math.round(one)} ms`).join(', ')}`)
}
