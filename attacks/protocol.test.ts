import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { dose } from './testing/dose.ts'
import { lines } from './testing/raw-socket.ts'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()

test.each<[what: string, request: string, statuses: number[]]>([
  ['no host', lines('GET / HTTP/1.1'), [400]],
  ['two hosts', lines('GET /states?x HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'), [400]],
  ['HTTP/3.0', lines('GET / HTTP/3.0', 'Host: x'), [400, 505]],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 505]],
  [
    'an upgrade to HTTP/2',
    lines(
      'GET /healthz HTTP/1.1',
      'Host: x',
      'Connection: Upgrade, HTTP2-Settings, close',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAAP__',
    ),
    [200],
  ],
  [
    'an upgrade to a web socket',
    lines(
      'GET /healthz HTTP/1.1',
      'Host: x',
      'Connection: Upgrade, close',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
    ),
    [200],
  ],
  ['CONNECT', lines('CONNECT evil.example:443 HTTP/1.1', 'Host: x'), [405]],
  [
    'TRACE, which would show cookies',
    lines('TRACE / HTTP/1.1', 'Host: x', 'Cookie: secret=1', 'Connection: close'),
    [405],
  ],
  ['OPTIONS for everything', lines('OPTIONS * HTTP/1.1', 'Host: x', 'Connection: close'), [400, 405]],
  ['a method in small letters', lines('get / HTTP/1.1', 'Host: x'), [400]],
  ['a method nobody knows', lines('BREW /pot HTTP/1.1', 'Host: x', 'Connection: close'), [400, 405]],
  ['PROPFIND', lines('PROPFIND / HTTP/1.1', 'Host: x', 'Connection: close'), [405]],
  ['a method of ten thousand letters', lines(`${'G'.repeat(10_000)} / HTTP/1.1`, 'Host: x'), [400, 431]],
  ['spaces in the address', lines('GET /a b HTTP/1.1', 'Host: x'), [400]],
  ['an address that is none', lines('GET evil HTTP/1.1', 'Host: x', 'Connection: close'), [400]],
  [
    'an address of another site',
    lines('GET http://evil.example/healthz HTTP/1.1', 'Host: x', 'Connection: close'),
    [200],
  ],
  [
    'another protocol’s address',
    lines('GET file:///etc/passwd HTTP/1.1', 'Host: x', 'Connection: close'),
    [400],
  ],
  [
    'an address of three thousand letters',
    lines(`GET /${'x'.repeat(3000)} HTTP/1.1`, 'Host: x', 'Connection: close'),
    [414],
  ],
  ['headers of twenty kilobytes', lines('GET / HTTP/1.1', 'Host: x', `X-A: ${'x'.repeat(20_000)}`), [431]],
  [
    'five thousand headers',
    lines('GET / HTTP/1.1', 'Host: x', ...Array.from({ length: 5000 }, (_, n) => `X-${n}: 1`)),
    [431],
  ],
  [
    'an expectation nobody can meet',
    lines('GET /?x HTTP/1.1', 'Host: x', 'Expect: a-miracle', 'Connection: close'),
    [417],
  ],
  ['a greeting for another protocol', 'EHLO evil.example\r\n', [400]],
  [
    'headers named like parts of the language',
    lines(
      'GET /healthz HTTP/1.1',
      'Host: x',
      '__proto__: x',
      'constructor: x',
      'toString: x',
      'Connection: close',
    ),
    [200],
  ],
])('%s gets a short and closed answer', async (_, request, statuses) => {
  const answers = await target.talk({ pieces: [request] })
  expect(answers).toHaveLength(1)
  expect(statuses).toContain(answers[0]?.status)
  expect(answers[0]?.body).not.toContain('secret=1')
})

test.each(['GET /\r\n', '\r\n\r\n\r\n\r\n', 'GET', 'GET / HTTP/1.1\r\nHost: x\r\n'])(
  'somebody who says %j and goes gets no page',
  async (request) => {
    const answers = await target.talk({ pieces: [request], hangsUp: true })
    expect(answers.filter(({ status }) => status !== 400)).toEqual([])
  },
)

test('the greeting of an encrypted connection and random bytes do no harm', async () => {
  const hello = Buffer.from('16030100c8010000c40303', 'hex')
  const noise = Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7919 + 13) % 256))
  for (const bytes of [hello, noise, Buffer.alloc(20_000), Buffer.alloc(20_000, 0xff)]) {
    for (const { status } of await target.talk({ pieces: [bytes], hangsUp: true }))
      expect([400, 431]).toContain(status)
  }
})

test.each([
  ['says it is a terabyte', ['Content-Length: 1099511627776'], ''],
  ['says it is more than a form may be', ['Content-Length: 100000'], ''],
  ['comes in chunks without an end', ['Transfer-Encoding: chunked'], `11000\r\n${'x'.repeat(0x11000)}\r\n`],
])('a body that %s is refused', async (_, head, body) => {
  const post = lines(
    'POST /qualify HTTP/1.1',
    'Host: x',
    'Content-Type: application/x-www-form-urlencoded',
    ...head,
  )
  const answers = await target.talk({ pieces: [post + body] })
  expect(answers.map(({ status }) => status)).toEqual([413])
})

test('thirty requests sent without waiting are answered one after the other, in order', async () => {
  const get = (path: string, more = 'X-A: 1') => lines(`GET ${path} HTTP/1.1`, 'Host: x', more)
  const many = Array.from({ length: 30 }, (_, n) => get(n % 2 ? '/healthz' : `/nowhere-${n}`))
  const answers = await target.talk({ pieces: [many.join('') + get('/healthz', 'Connection: close')] })
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toEqual([...many.map((_, n) => (n % 2 ? 200 : 404)), 200])
})

test('who sends headers or a body a letter at a time is shown out, and others are served meanwhile', async () => {
  const form = 'Content-Type: application/x-www-form-urlencoded'
  const starts = [
    ...Array.from({ length: dose(60) }, () => 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    ...Array.from({ length: dose(20) }, () =>
      lines('POST /qualify HTTP/1.1', 'Host: x', form, 'Content-Length: 5000'),
    ),
  ]
  const slow = starts.map((start) => dripping(start))
  for (let time = 0; time < 5; time++) expect((await target.visitor().get('/states')).status).toBe(200)
  const endings = await Promise.all(slow)
  for (const ending of endings) expect(ending).toMatch(/^HTTP\/1\.1 408 |^$/)
  expect(endings.filter(Boolean).length).toBeGreaterThan(dose(40))
})

test('many connections that say nothing do not keep anybody out', async () => {
  const silent = Array.from({ length: dose(300) }, () =>
    connect(target.site.port, '127.0.0.1').on('error', () => {}),
  )
  expect((await target.visitor().get('/')).status).toBe(200)
  for (const socket of silent) socket.destroy()
})

/** Sends a letter now and then until the server has had enough; what the server said. */
function dripping(start: string): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(target.site.port, '127.0.0.1', () => socket.write(start))
    const drip = setInterval(() => socket.write('x'), 500)
    socket.on('data', (chunk) => (said += chunk))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      resolve(said)
    })
  })
}
