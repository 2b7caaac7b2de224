import { expect, test } from 'vitest'
import { owner } from '../server/testing/owner.ts'
import { ask, statusOf } from './testing/ask.ts'
import { postForm, signIn } from './testing/owner.ts'
import { startPostgres } from './testing/postgres.ts'
import { startSite } from './testing/site.ts'
import { until } from './testing/until.ts'

const page = { accept: 'text/html' }

test.each(['stopped', 'hung'] as const)(
  'postgres %s: the admin area says that the database does not answer, and goes on by itself afterwards',
  async (way) => {
    const postgres = await startPostgres()
    const site = await startSite({ env: { DATABASE_URL: postgres.url } })
    const admin = await signIn(site)
    const health = () => ask(`${site.url}/admin/health`, { headers: { ...admin, ...page } })
    expect((await health()).text).toContain('PostgreSQL answers in')

    if (way === 'hung') postgres.pause()
    else await postgres.stop()
    for (const path of ['/admin/health', '/admin', '/admin/settings', '/admin/start.data']) {
      const answer = await ask(site.url + path, { headers: { ...admin, ...page } })
      expect(answer.status, path).toBe(503)
      if (path.endsWith('.data')) continue
      expect(answer.text, path).toContain('The database does not answer')
      expect(answer.text, path).toContain('What to do')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    const trying = await postForm(`${site.url}/admin?index`, owner)
    expect(trying.status).toBe(503)
    expect(trying.text).toContain('The database does not answer')
    expect(trying.text).not.toContain(owner.password)

    if (way === 'hung') postgres.resume()
    else await postgres.start()
    await until('the site is ready again', async () => (await statusOf(`${site.url}/readyz`)) === 200)
    await until('the health page is back', async () => (await health()).status === 200)
    expect((await health()).text).toContain('The database does not answer') // as the last error
  },
)

test('postgres holds one table back: the health page comes all the same and says what is not known', async () => {
  const postgres = await startPostgres()
  const site = await startSite({ env: { DATABASE_URL: postgres.url, ...mail } })
  const admin = await signIn(site)
  const health = async () => (await ask(`${site.url}/admin/health`, { headers: { ...admin, ...page } })).text
  const release = await postgres.hold('lock table settings in access exclusive mode')
  expect(await health()).toContain('When the last one was made is unknown: the database did not say in time.')
  await release()
  expect(await health()).toContain('There is no backup yet.')
})

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'help@example.com' }
