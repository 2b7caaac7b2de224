import { beforeAll, expect, test } from 'vitest'
import { previewPath } from '../app/articles/preview-link.server.ts'
import { type Cast, prepareCast } from './testing/cast.ts'
import { lines } from './testing/raw-socket.ts'
import { targetForFile } from './testing/target.ts'

// Everything is logged, also what comes from the cache.
const target = targetForFile({ LOG_LEVEL: 'debug' })
let cast: Cast
beforeAll(async () => {
  cast = await prepareCast(target.site)
})

test.each<[how: string, change: (token: string) => string]>([
  ['as it is', (token) => `/articles/preview/${token}`],
  ['in capitals', (token) => `/Articles/Preview/${token}`],
  ['in Spanish', (token) => `/es/articles/preview/${token}`],
  ['in Spanish and capitals', (token) => `/ES/Articles/Preview/${token}`],
  ['in Spanish, encoded', (token) => `/%65s/articles/%70review/${token}`],
  ['with two slashes', (token) => `//articles/preview/${token}`],
  ['with a letter encoded', (token) => `/articles/%70review/${token}`],
  ['with a letter encoded twice', (token) => `/articles/%2570review/${token}`],
  ['with its slashes encoded', (token) => `/articles%2Fpreview%2F${token}`],
  ['in the absolute form', (token) => `http://x/articles/preview/${token}`],
  ['with dots', (token) => `/articles/x/../preview/${token}`],
  ['with backslashes', (token) => `/articles\\preview\\${token}`],
  ['with more behind it', (token) => `/articles/preview/${token}/more`],
  ['with bad percent signs', (token) => `/articles/preview/%ZZ${token}`],
  ['mistyped', (token) => `/article/preview/${token}`],
  ['with its slash forgotten', (token) => `/articles/preview${token}`],
  ['in an address of three thousand letters', (token) => `/articles/preview/${token}/${'x'.repeat(3000)}`],
])('a preview link asked for %s leaves its token neither in the log nor in a table', async (_, change) => {
  const [secret] = await target.rows("select value from secrets where name = 'story-form'")
  const path = previewPath(String(secret?.value), cast.draft.id)
  const token = path.slice('/articles/preview/'.length)
  const signature = token.split('.')[2] ?? ''
  const head = lines(
    `GET ${change(token)} HTTP/1.1`,
    'Host: x',
    `Referer: http://x${path}`,
    'Accept: text/html',
    'Connection: close',
  )
  const saidBefore = target.site.output().length
  await target.talk({ pieces: [head] })
  const said = () => target.site.output().slice(saidBefore)
  await expect.poll(said).toContain('"method":"GET"')
  expect(said()).not.toContain(signature)
  const missing = await target.rows('select path from missing_addresses')
  expect(JSON.stringify(missing)).not.toContain(signature)
})

test('what was asked for is written to the tables within seconds: still without a token', async () => {
  await target.visitor().get('/a-page-that-is-missing', { 'Sec-Fetch-Dest': 'document' })
  const missing = async () => JSON.stringify(await target.rows('select path from missing_addresses'))
  await expect.poll(missing, { timeout: 15_000 }).toContain('/a-page-that-is-missing')
  expect(await missing()).not.toContain(cast.draft.id)
})
