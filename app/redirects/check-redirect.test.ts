import { expect, test } from 'vitest'
import { checkRedirect, type LookUp } from './check-redirect.ts'

const siteUrl = 'https://secondkey.example'
const pages = new Set(['/', '/states', '/city/houston'])
const lookUp: LookUp = async (path) => {
  if (path === '/city/Houston') return { kind: 'moved', to: '/city/houston' }
  if (path === '/away') return { kind: 'moved', to: 'https://elsewhere.example/' }
  return { kind: pages.has(path) ? 'page' : 'missing' }
}

const check = (from: string, to: string, redirects: Record<string, string> = {}) =>
  checkRedirect(
    { from, to },
    { siteUrl, lookUp, findRedirect: (path) => redirects[path] ?? redirects[path.toLowerCase()] },
  )

const errorsOf = async (...given: Parameters<typeof check>) => {
  const checked = await check(...given)
  return checked.ok ? null : checked.errors
}

test('a missing address is led to a page of the site, also with an anchor', async () => {
  expect(await check('/old', '/states')).toEqual({ ok: true, path: '/old', target: '/states' })
  expect(await check('/old', '/#qualification')).toMatchObject({ ok: true, target: '/#qualification' })
})

test('whole addresses of this site are taken as paths, and spelled as the server spells them', async () => {
  expect(await check(` ${siteUrl}/old/ `, `${siteUrl}/states`)).toMatchObject({
    path: '/old',
    target: '/states',
  })
  expect(await check('/caf%c3%a9', '/states')).toMatchObject({ path: '/caf%C3%A9' })
  expect(await check('/old page', '/states')).toMatchObject({ path: '/old%20page' })
})

test('a missing address with a query or an anchor is refused: the redirect would be for every other one too', async () => {
  for (const from of ['/product.php?id=3', '/old?', '/old#part', `${siteUrl}/old/?a=1`])
    expect((await errorsOf(from, '/states'))?.from, from).toContain('without the ? or #')
})

test('an address that the server cannot decode is refused', async () => {
  for (const from of ['/%', '/%zz-old', '/100%-approved', '/old%2', '/caf%e9', `${siteUrl}/%`])
    expect((await errorsOf(from, '/states'))?.from, from).toContain('%')
  expect(await check('/old%20page', '/states')).toMatchObject({ ok: true })
})

test('an https address elsewhere is taken, every other kind refused', async () => {
  expect(await check('/old', 'https://example.org/x y')).toMatchObject({
    target: 'https://example.org/x%20y',
  })
  for (const to of [
    'http://example.org/',
    'javascript:alert(1)',
    '//example.org',
    '/\\example.org',
    'https://user:pass@example.org/',
    'https://intranet/',
    'states',
    '',
    '/states\r\nX: y',
  ])
    expect((await errorsOf('/old', to))?.to, to).toBeDefined()
})

test('a page that exists, the program’s own addresses and nonsense cannot be redirected', async () => {
  expect((await errorsOf('/states', '/'))?.from).toContain('There is a page')
  expect((await errorsOf('/city/Houston', '/'))?.from).toContain('There is a page')
  for (const from of ['/admin/old', '/ADMIN/old', '/healthz'])
    expect((await errorsOf(from, '/'))?.from, from).toContain('belongs to the program')
  expect((await errorsOf('old', '/'))?.from).toContain('/old-page')
  expect((await errorsOf(`/${'x'.repeat(300)}`, '/'))?.from).toBeDefined()
})

test('a redirect to itself, in a circle or to another missing page is refused', async () => {
  expect((await errorsOf('/old', '/old/'))?.to).toContain('same address')
  expect((await errorsOf('/a', '/b', { '/b': '/c', '/c': '/a' }))?.to).toContain('circle')
  expect((await errorsOf('/a', '/b', { '/b': '/c', '/c': '/b' }))?.to).toContain('circle')
  expect((await errorsOf('/a', '/b', { '/b': '/A' }))?.to).toContain('circle')
  expect((await errorsOf('/old', '/also-missing'))?.to).toContain('no page')
  expect((await errorsOf('/old', '/b', { '/b': '/gone' }))?.to).toContain('no page')
})

test('nothing longer than an address may be is read, even if little is left of it', async () => {
  const blanks = ' '.repeat(2000)
  expect((await errorsOf(`/old${blanks}`, '/'))?.from).toBeDefined()
  expect((await errorsOf('/old', `/states${blanks}`))?.to).toBeDefined()
  expect((await errorsOf('/old', `https://example.org/${blanks}`))?.to).toBeDefined()
})

test('a redirect is followed for ten steps, as a browser would, and no further', async () => {
  const steps = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`/s${n}`, n === count - 1 ? '/states' : `/s${n + 1}`]),
    )
  expect(await check('/a', '/s0', steps(9))).toMatchObject({ ok: true })
  expect((await errorsOf('/a', '/s0', steps(10)))?.to).toContain('circle')
})

test('a redirect may lead through another one, a different spelling or off the site', async () => {
  expect(await check('/a', '/b', { '/b': '/states' })).toMatchObject({ ok: true, target: '/b' })
  expect(await check('/a', '/city/Houston')).toMatchObject({ ok: true })
  expect(await check('/a', '/away')).toMatchObject({ ok: true })
})

test('an address has one redirect', async () => {
  expect((await errorsOf('/a', '/', { '/a': '/states' }))?.from).toContain('already')
})

test('redirects made before are found in other capitals, as visitors find them', async () => {
  expect(await errorsOf('/new', '/Old-Page', { '/old-page': '/states' })).toBeNull()
  expect((await errorsOf('/Old-Page', '/states', { '/old-page': '/states' }))?.from).toBeDefined()
})
