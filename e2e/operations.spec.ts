import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { freePort } from '../app/platform/testing/free-port.ts'
import { ownerEnv } from '../server/testing/owner.ts'
import { signInPlainly } from './owner-site.ts'
import { openPlain } from './plain-page.ts'
import { expect, startSite, test } from './site.ts'

const token = 'a-long-token-for-the-tests'
const numberAt = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  )

test('the metrics have a port of their own, which the public one knows nothing of', async () => {
  const metricsPort = await freePort()
  const site = await startSite({ env: { METRICS_PORT: String(metricsPort) } })
  const read = async () => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (let visit = 0; visit < 3; visit++) await (await fetch(`${site.url}/qualify`)).text()
  await fetch(`${site.url}/assets/none.js`)
  const text = await read()
  expect(numberAt(text, 'site_requests_total{kind="page_rendered",status="2xx"}')).toBe(1)
  expect(numberAt(text, 'site_requests_total{kind="page_cached",status="2xx"}')).toBe(2)
  expect(numberAt(text, 'site_cache_events_total{event="hit"}')).toBe(2)
  expect(numberAt(text, 'site_database_query_seconds_count{outcome="ok"}')).toBeGreaterThan(0)
  expect(text).not.toContain('qualify')
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
  for (const path of ['/', '/admin', '/metrics/../admin', '/metrics?x'])
    expect((await fetch(`http://127.0.0.1:${metricsPort}${path}`)).status, path).toBe(404)
  expect(await site.stop()).toBe(0)
})

test('with a token the metrics are on the public port, for its holder alone', async () => {
  const site = await startSite({ env: { METRICS_TOKEN: token } })
  expect((await fetch(`${site.url}/metrics`)).status).toBe(401)
  const answer = await fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toMatch(/^site_build_info\{/m)
  expect(site.output()).not.toContain(token)
  await site.stop()
})

test('a backup of the running site, restored elsewhere, is the same site with the same admin', async () => {
  // Two starts of the site and three of the command.
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'second-key-drill-'))
  const first = await startSite({ env: ownerEnv })
  const file = join(folder, 'night.jsonl.gz')
  const backup = (dataDir: string, ...args: string[]) =>
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/backup.mjs', ...args], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
  expect(backup(first.dataDir, 'create', file)).toContain('Saved ')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(backup(folder, 'verify', file)).toContain('The backup is whole')
  const wall = await (await fetch(`${first.url}/approval-wall`)).text()
  await first.stop()

  const dataDir = join(folder, 'data')
  expect(backup(dataDir, 'restore', file)).toContain('Restored and compared row by row')
  const second = await startSite({ env: { DATA_DIR: dataDir } })
  const stories = (html: string) =>
    parse(html)
      .querySelectorAll('h2, h3')
      .map((heading) => heading.text)
  expect(stories(wall).length).toBeGreaterThan(4)
  expect(stories(await (await fetch(`${second.url}/approval-wall`)).text())).toEqual(stories(wall))
  const plain = await openPlain(second.url)
  await signInPlainly(plain)
  plain.one('h1', 'Success Stories')
  await plain.close()
  await second.stop()
  // A start that makes no admin says nothing but the log, which is JSON in a pipe.
  const lines = second.output().trimEnd().split('\n')
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})
