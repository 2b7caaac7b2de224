import type { RouterContext } from 'react-router'
import { expect, test, vi } from 'vitest'
import { authContext } from '../../app/accounts/context.ts'
import { visitsContext } from '../../app/analytics/context.ts'
import { applicationsContext } from '../../app/applications/context.ts'
import { backupContext } from '../../app/backup/context.ts'
import { importsContext } from '../../app/data/context.ts'
import { factsContext } from '../../app/health/context.ts'
import { databaseContext, logContext, requestContext } from '../../app/platform/context.ts'
import { lookUpContext, redirectsContext } from '../../app/redirects/context.ts'
import { renderContext, siteContext } from '../../app/site/context.ts'
import { defaultSite } from '../../app/site/site.ts'
import { picturesContext } from '../../app/social/context.ts'
import { intakeContext } from '../../app/stories/context.ts'
import { type Admission, createAdmission } from '../admission/admission.ts'
import { BodyTooLarge, bodyLimitFor, TooBusy } from '../admission/limits.ts'
import { createSlots } from '../admission/slots.ts'
import { html, pagesWith, siteUrl } from '../testing/pages-with.ts'

test('the admin area is rendered for each request, with a nonce of its own', async () => {
  const { ask, asked, last, parts } = pagesWith()
  const { headers } = await ask('/admin/stories', { headers: { cookie: 'session=1' }, search: '?page=2' })
  expect(last().request.url).toBe(`${siteUrl}/admin/stories?page=2`)
  expect(last().request.headers.get('cookie')).toBe('session=1')
  const { nonce, address } = last().context.get(requestContext)
  expect(address).toBe('203.0.113.7')
  expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16)
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(headers['cache-control']).toBe('no-store')
  await ask('/admin/stories')
  expect(asked).toHaveLength(2)
  expect(last().context.get(requestContext).nonce).not.toBe(nonce)
  expect(parts.visits.saw).not.toHaveBeenCalled()
})

test('a personal page is rendered for each request, without a nonce, and says itself how long it may be cached', async () => {
  const caching = { 'Cache-Control': 'private, max-age=60' }
  const { ask, last } = pagesWith(() => html('', caching))
  const { headers } = await ask('/applications/sent', { headers: { cookie: 'a=b' } })
  expect(last().request.headers.get('cookie')).toBe('a=b')
  expect(headers['cache-control']).toBe(caching['Cache-Control'])
  expect(last().context.get(requestContext).nonce).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('nonce')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('the page that shows somebody their own story is counted, once for who reads it', async () => {
  const { ask, parts } = pagesWith()
  await ask('/approval-wall/share')
  await ask('/approval-wall/share', { method: 'HEAD' })
  expect(parts.visits.saw).toHaveBeenCalledExactlyOnceWith({}, '/approval-wall/share')
})

test('a form is read whole before it takes a slot for work, and its answer is not cached', async () => {
  const { ask, asked, admission, parts } = pagesWith(async ({ request }) => html(await request.text()))
  const { body, headers } = await ask('/qualify', { body: 'name=Ann' })
  expect([body.toString(), headers['cache-control']]).toEqual(['name=Ann', 'no-store'])
  expect([admission.bodies.count, admission.work.active]).toEqual([0, 0])
  const acquire = vi.spyOn(admission.work, 'acquire')
  const tooMuch = Buffer.alloc(bodyLimitFor('/qualify') + 1)
  await expect(ask('/qualify', { body: tooMuch })).rejects.toThrow(BodyTooLarge)
  expect([admission.bodies.count, acquire.mock.calls.length, asked.length]).toEqual([0, 0, 1])
  expect(parts.visits.saw).not.toHaveBeenCalled()
})

test('a story holds a slot for uploads, from its first byte to the answer, and takes no other', async () => {
  const during: number[][] = []
  const inside = ({ work, bodies, uploads }: Admission) => [work.active, bodies.count, uploads.count]
  const { ask, admission } = pagesWith(async ({ request }) => {
    during.push(inside(admission))
    return html(await request.text())
  })
  expect((await ask('/stories', { body: 'a story' })).body.toString()).toBe('a story')
  expect(during).toEqual([[0, 0, 1]])
  expect(inside(admission)).toEqual([0, 0, 0])
  await ask('/stories')
  expect(during.at(-1)).toEqual([1, 0, 0])
})

test('who was answered before the body was there is told that the connection ends', async () => {
  const { ask } = pagesWith()
  expect((await ask('/stories', { body: 'half', isComplete: false })).connection).toBe('close')
  expect((await ask('/stories', { body: 'whole' })).connection).toBeUndefined()
})

test('whose network fills its room is turned away', async () => {
  const full = createSlots({ all: 0, perNetwork: 0 })
  const { ask, asked } = pagesWith(undefined, { admission: createAdmission({ bodies: full, uploads: full }) })
  await expect(ask('/qualify', { body: 'a=b' })).rejects.toThrow(TooBusy)
  await expect(ask('/stories', { body: 'a=b' })).rejects.toThrow(TooBusy)
  expect(asked).toHaveLength(0)
})

test('every route finds what it needs', async () => {
  const { ask, last, parts } = pagesWith()
  await ask('/admin')
  const { context } = last()
  const handed = (key: RouterContext<unknown>) => context.get(key)
  expect(handed(databaseContext)).toBe(parts.database)
  expect(handed(logContext)).toBe(parts.log)
  expect(handed(intakeContext)).toBe(parts.intake)
  expect(handed(applicationsContext)).toBe(parts.applications)
  expect(handed(importsContext)).toBe(parts.imports)
  expect(handed(authContext)).toBe(parts.auth)
  expect(handed(visitsContext)).toBe(parts.visits)
  expect(handed(redirectsContext)).toBe(parts.redirects)
  expect(handed(picturesContext)).toBe(parts.pictures)
  expect(handed(backupContext)).toBe(parts.backups)
  expect(handed(factsContext)).toBe(parts.facts)
})

test('who makes a redirect learns what stands at an address, in its language', async () => {
  const { ask, last } = pagesWith(({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/gone') return html('', {}, 404)
    return pathname === '/moved'
      ? new Response(null, { status: 302, headers: { Location: '/states' } })
      : html()
  })
  await ask('/admin')
  const lookUp = last().context.get(lookUpContext)
  expect(await lookUp('/gone')).toEqual({ kind: 'missing' })
  expect(await lookUp('/states')).toEqual({ kind: 'page' })
  expect(await lookUp('/es/moved')).toEqual({ kind: 'moved', to: '/es/states' })
})

test('a page can be tried with other settings, and says what it is made from; it is not cached', async () => {
  const { ask, asked, last } = pagesWith(({ context }) => {
    context.get(requestContext).tags.add('stories')
    return html(context.get(siteContext).phone, {}, 203)
  })
  await ask('/admin')
  const render = last().context.get(renderContext)
  const site = { ...defaultSite(siteUrl), phone: '(800) 555-0199' }
  expect(await render('/es/states', site)).toEqual({
    status: 203,
    html: '(800) 555-0199',
    tags: new Set(['stories']),
  })
  expect(new URL(last().request.url).pathname).toBe('/states')
  await ask('/es/states')
  expect(asked).toHaveLength(3)
})

test('an action without a page that fails answers a browser in words', async () => {
  const asBrowser = { body: 'a=b', headers: { accept: 'text/html' } }
  const failing = pagesWith(() => new Response('Unexpected Server Error', { status: 500 }))
  const { status, body } = await failing.ask('/admin/backup', asBrowser)
  expect([status, body.toString()]).toEqual([500, expect.stringMatching(/^That did not work\. /)])
  const away = await pagesWith(() => new Response('null', { status: 503 })).ask('/admin/backup', asBrowser)
  expect(away.status).toBe(503)
  expect(away.body.toString()).toMatch(
    /^The database does not answer\. .*\n.*\nLook whether its disk is full\./s,
  )
})
