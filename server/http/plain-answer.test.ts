import { expect, test } from 'vitest'
import { exchange } from '../testing/exchange.ts'
import { plainAnswer, rawAnswer } from './plain-answer.ts'
import { isOfOtherName, isSameOrigin } from './same-origin.ts'
import { closedPolicy } from './security-headers.ts'
import { anonymousRequest, fullRequest } from './web-request.ts'

const siteUrl = 'https://site.example'

test('a short answer says its status in words, is not cached and runs nothing', () => {
  const { response, sent } = exchange()
  plainAnswer(response, 413)
  expect(sent()).toMatchObject({
    status: 413,
    headers: { 'cache-control': 'no-store', 'content-security-policy': closedPolicy, 'content-length': '10' },
  })
  expect(sent().body.toString()).toBe('Too large\n')
})

test('its own words and headers come first; HEAD gets no body; an unknown status is an error', () => {
  const answer = (method: string, status: number, extra?: Parameters<typeof plainAnswer>[2]) => {
    const { response, sent: read } = exchange({ method })
    plainAnswer(response, status, extra)
    return read()
  }
  const own = answer('GET', 503, { detail: 'stopping', headers: { 'Retry-After': '5' } })
  expect([own.body.toString(), own.headers['retry-after']]).toEqual(['stopping\n', '5'])
  expect(answer('HEAD', 503).body.length).toBe(0)
  expect(answer('GET', 418).body.toString()).toBe('Error\n')
})

test('an answer that has begun is broken off, not mended', () => {
  const { response } = exchange()
  response.writeHead(200, {}).write('half')
  plainAnswer(response, 500)
  expect(response.destroyed).toBe(true)
})

test('on a bare socket the same is said in whole lines', () => {
  const [head = '', body] = rawAnswer(431, { 'X-Request-Id': 'id' }).split('\r\n\r\n')
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'HTTP/1.1 431 Headers too large',
      'X-Request-Id: id',
      'Connection: close',
      'Content-Length: 18',
    ]),
  )
  expect(body).toBe('Headers too large\n')
  expect(rawAnswer(418, {})).toMatch(/^HTTP\/1\.1 418 Error\r\n/)
})

const isOurs = (method: string, headers: Record<string, string>) =>
  isSameOrigin(exchange({ method, headers }).request, siteUrl)

test('whoever reads may come from anywhere', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(isOurs(method, { 'sec-fetch-site': 'cross-site' })).toBe(true)
})

test('a form is ours when the browser says so; older browsers name the site; what is no browser may', () => {
  expect(isOurs('POST', { 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(isOurs('POST', { 'sec-fetch-site': 'none' })).toBe(true)
  expect(isOurs('POST', { 'sec-fetch-site': 'same-site', origin: siteUrl })).toBe(false)
  expect(isOurs('POST', { 'sec-fetch-site': 'cross-site', origin: siteUrl })).toBe(false)
  expect(isOurs('POST', { origin: siteUrl })).toBe(true)
  expect(isOurs('POST', { origin: 'https://evil.example' })).toBe(false)
  expect(isOurs('DELETE', { origin: 'null' })).toBe(false)
  expect(isOurs('POST', {})).toBe(true)
})

test('a form of ours that was opened under another name of the server is told from one of another site', () => {
  const isOther = (headers: Record<string, string>) =>
    isOfOtherName(exchange({ method: 'POST', headers }).request)
  expect(isOther({ origin: 'http://192.0.2.2:3000', host: '192.0.2.2:3000' })).toBe(true)
  expect(isOther({ origin: 'https://example.com', host: 'example.com' })).toBe(true)
  expect(isOther({ origin: 'https://evil.example', host: 'example.com' })).toBe(false)
  expect(isOther({ origin: 'null', host: 'example.com' })).toBe(false)
})

test('a public page is rendered from its path and nothing of the visitor', () => {
  const request = anonymousRequest(siteUrl, '/states')
  expect(request.url).toBe('https://site.example/states')
  expect([...request.headers]).toEqual([['accept', 'text/html']])
})

test('a visitor’s own request goes to our host, from our origin, whatever was sent', async () => {
  const { request: message } = exchange({
    method: 'POST',
    headers: { host: 'evil.example', origin: 'https://evil.example', cookie: 'a=1', ':path': '/x' },
  })
  Object.assign(message.headers, { 'x-many': ['1', '2'], 'x-none': undefined })
  const where = { siteUrl, pathname: '/admin', search: '?q=1' }
  const request = fullRequest(message, where, Buffer.from('words') as Buffer<ArrayBuffer>)
  expect([request.url, request.method]).toEqual(['https://site.example/admin?q=1', 'POST'])
  expect(Object.fromEntries(request.headers)).toMatchObject({
    ...{ host: 'site.example', origin: siteUrl, cookie: 'a=1', 'x-many': '1, 2' },
  })
  expect(request.headers.has('x-none')).toBe(false)
  expect(await request.text()).toBe('words')
  const plain = exchange({ headers: {} }).request
  expect(fullRequest(plain, where, null).headers.has('origin')).toBe(false)
})

test('a visitor who leaves half-way ends the work; one whose request is whole does not', () => {
  const signalOf = (isComplete: boolean) => {
    const { request: message } = exchange()
    message.complete = isComplete
    const { signal } = fullRequest(message, { siteUrl, pathname: '/', search: '' }, null)
    message.emit('close')
    return signal.aborted
  }
  expect([signalOf(false), signalOf(true)]).toEqual([true, false])
})
