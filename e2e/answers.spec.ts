import { connect } from 'node:net'
import { expect, startSite, test } from './site.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** Sends bytes as they are: what no HTTP client would send. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', () => resolve(answer))
    socket.setTimeout(5000, () => socket.destroy())
  })
}

test('every answer carries the security headers', async ({ request, site }) => {
  const home = await (await request.get('/')).text()
  const asset = /href="(\/assets\/[^"]+\.woff2)"/.exec(home)?.[1]
  expect(asset).toBeTruthy()
  for (const path of [
    '/',
    asset ?? '',
    '/favicon.svg',
    '/no-such-page',
    '/healthz',
    '/readyz',
    '/states/',
    '/%ff',
    '/admin',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers(), path).toMatchObject(everywhere)
    expect(answer.headers()['permissions-policy'], path).toContain('geolocation=()')
  }
  expect(await raw(site.port, 'NONSENSE\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*X-Content-Type-Options: nosniff/,
  )
})

test('public pages allow their inline scripts by hash, the admin area by a fresh nonce, and nothing else runs', async ({
  request,
}) => {
  const script = (headers: Record<string, string>) =>
    /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1]
  const home = script((await request.get('/')).headers())
  expect(home).toMatch(/^'self'( 'sha256-[^']+'){6}$/)
  const first = script((await request.get('/admin')).headers())
  const second = script((await request.get('/admin')).headers())
  expect(first).toMatch(/^'self' 'nonce-[^']+'( 'sha256-[^']+'){6}$/)
  expect(first).not.toBe(second)
})

test('no script of a page is stopped by its own policy', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('with an https SITE_URL browsers are told to stay on https, and links use it whatever host was asked', async () => {
  const site = await startSite({ env: { SITE_URL: 'https://www.secondkey.example' } })
  try {
    const answer = await fetch(`${site.url}/`, {
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    })
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
    const html = await answer.text()
    expect(html).toContain('<link rel="canonical" href="https://www.secondkey.example/"')
    expect(html).not.toContain('evil.example')
  } finally {
    await site.stop()
  }
})

test('a page is sent in brotli, gzip or plain, each with its own strong tag, and 304 when unchanged', async ({
  site,
}) => {
  const tags = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    // A page that is requested again is recompressed once, and has another tag then.
    await expect(async () => {
      const answer = await fetch(site.url, { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(await answer.text()).toContain('A second key for renters')
      const tag = answer.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"/)
      const again = await fetch(site.url, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } })
      expect(again.status).toBe(304)
      tags.add(tag)
    }).toPass({ timeout: 20_000 })
  }
  expect(tags.size).toBe(3)
})

test('the icons that browsers ask for by themselves are pictures', async ({ request }) => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    const icon = await request.get(path)
    expect(icon.status(), path).toBe(200)
    expect(icon.headers()['content-type'], path).toMatch(/^image\//)
    expect((await icon.body()).byteLength, path).toBeLessThan(4096)
  }
})

test('hashed files are immutable and come compressed from the build', async ({ request, site }) => {
  const html = await (await request.get('/')).text()
  const path = /href="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
  const font = await request.get(path)
  expect(font.headers()['cache-control']).toBe('public,max-age=31536000,immutable')
  const icon = await fetch(`${site.url}/favicon.svg`, { headers: { 'Accept-Encoding': 'br' } })
  expect(icon.headers.get('content-encoding')).toBe('br')
})

test('nothing under /admin and no error is ever stored by a cache', async ({ request }) => {
  for (const path of ['/admin', '/admin/anything']) {
    expect((await request.get(path)).headers()['cache-control']).toBe('no-store')
  }
  expect((await request.get('/no-such-page')).headers()['cache-control']).toBe('no-store')
})

test('a query a page does not know changes nothing and is not stored apart', async ({ request }) => {
  const plain = await request.get('/')
  const tracked = await request.get('/?utm_source=x&<script>=1')
  expect(tracked.status()).toBe(200)
  // It may have been recompressed since, which a dot in its tag says.
  const tagOf = (answer: typeof plain) => answer.headers().etag?.replace('.', '')
  expect(tagOf(tracked)).toBe(tagOf(plain))
})

test('unknown methods get 405 and say what is allowed', async ({ site }) => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const answer = await fetch(site.url, { method })
    expect(answer.status, method).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
  }
  expect((await fetch(site.url, { method: 'POST' })).status).toBe(405)
})

test('HEAD answers like GET without a body', async ({ site }) => {
  const [head, get] = await Promise.all([fetch(site.url, { method: 'HEAD' }), fetch(site.url)])
  expect(head.status).toBe(200)
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  expect(await head.text()).toBe('')
})

test('malformed request lines, headers and addresses get their 4xx and the site lives on', async ({
  site,
}) => {
  const cases: [string, RegExp][] = [
    ['GET / HTTP/9.9\r\n\r\n', /^HTTP\/1\.1 (400|505)/],
    ['GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400/],
    ['GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 404/],
    [`GET /${'a'.repeat(3000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, /^HTTP\/1\.1 414/],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
    [
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      /^HTTP\/1\.1 400/,
    ],
    [
      'GET http://evil.example/no-such-page HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 404/,
    ],
  ]
  for (const [text, expected] of cases) {
    const answer = await raw(site.port, text)
    expect(answer, text.slice(0, 60)).toMatch(expected)
    expect(answer).not.toMatch(/at .+\.(js|ts):\d+/)
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
})

test('a body larger than its route takes is refused, announced or not', async ({ site }) => {
  const head =
    'POST /forms/funding HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  const announced = await raw(site.port, `${head}Content-Length: 999999\r\n\r\n`)
  expect(announced).toMatch(/^HTTP\/1\.1 413/)
  const whole = await raw(site.port, `${head}Content-Length: 200000\r\n\r\n${'x'.repeat(200_000)}`)
  expect(whole).toMatch(/^HTTP\/1\.1 413/)
  const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`
  const chunked = await raw(site.port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`)
  expect(chunked).toMatch(/^HTTP\/1\.1 413/)
})

test('a form posted from another site is refused', async ({ site }) => {
  const post = (headers: Record<string, string>) =>
    fetch(`${site.url}/forms/funding`, { method: 'POST', headers, body: 'a=1' })
  expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await post({ Origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ Origin: 'null' })).status).toBe(403)
  // Let in, and then found to be no form.
  expect((await post({ Origin: site.url })).status).toBe(415)
})

test('the router’s data addresses do not exist on the public site', async ({ request }) => {
  for (const path of ['/_root.data', '/_.data', '/forms/funding.data', '/__manifest?p=/']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('the log has one line a request, with its id, without queries or private data', async ({ site }) => {
  const answer = await fetch(`${site.url}/no-such-page?email=someone@example.com`, {
    headers: { Cookie: 'secret=1' },
  })
  const id = answer.headers.get('x-request-id') ?? 'none'
  await expect.poll(() => site.output()).toContain(id)
  const line =
    site
      .output()
      .split('\n')
      .find((one) => one.includes(id)) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ requestId: id, path: '/no-such-page', status: 404, method: 'GET' })
  expect(site.output()).not.toMatch(/someone@|secret=1/)
})
