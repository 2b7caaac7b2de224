import { expect, test } from 'vitest'
import { lines } from './testing/raw-socket.ts'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()

const smuggled = lines('GET /admin/smuggled HTTP/1.1', 'Host: x')

test.each<[what: string, head: string[], body: string]>([
  ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], '5c\r\nx\r\n0\r\n\r\n'],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 44'], ''],
  ['two lengths in one', ['Content-Length: 0, 44'], ''],
  ['a length with a sign', ['Content-Length: +0'], ''],
  ['a negative length', ['Content-Length: -1'], ''],
  ['a length in hex', ['Content-Length: 0x0'], ''],
  ['a length that is no number', ['Content-Length: none'], ''],
  ['a length beyond counting', ['Content-Length: 99999999999999999999999'], ''],
  ['chunks of another name', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ['chunks behind another coding', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  ['chunks with a tab', ['Transfer-Encoding:\tchunked', 'Content-Length: 5'], '0\r\n\r\n'],
  ['a space before the colon', ['Content-Length : 0', 'Transfer-Encoding : chunked'], '0\r\n\r\n'],
  ['a folded line', ['X-A: 1', ' Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\n'],
  [
    'a bare line feed between headers',
    ['X-A: 1\nTransfer-Encoding: chunked', 'Content-Length: 5'],
    '0\r\n\r\n',
  ],
  [
    'a bare carriage return in a header',
    ['X-A: 1\rTransfer-Encoding: chunked', 'Content-Length: 5'],
    '0\r\n\r\n',
  ],
  ['a NUL in a header', ['X-A: 1\0', 'Content-Length: 0'], ''],
  ['a header without a name', [': x', 'Content-Length: 0'], ''],
  ['a chunk size that overflows', ['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\nx'],
  ['a chunk size that is no number', ['Transfer-Encoding: chunked'], 'zz\r\nx\r\n0\r\n\r\n'],
  ['a chunk longer than it says', ['Transfer-Encoding: chunked'], '1\r\nxyz\r\n0\r\n\r\n'],
])('a second request cannot be hidden behind %s', async (_, head, body) => {
  const first = lines(
    'POST /qualify HTTP/1.1',
    'Host: x',
    'Content-Type: application/x-www-form-urlencoded',
    ...head,
  )
  const answers = await target.talk({ pieces: [first + body + smuggled] })
  expect(answers.map(({ status }) => status)).toEqual([400])
  expect(answers[0]?.headers.connection).toBe('close')
})

test('a request hidden in the body of another is never answered by itself', async () => {
  const body = `x=1\r\n\r\n${smuggled}`
  const head = lines(
    'POST /qualify HTTP/1.1',
    'Host: x',
    'Content-Type: text/plain',
    `Content-Length: ${body.length}`,
  )
  const answers = await target.talk({
    pieces: [head + body + lines('GET /healthz HTTP/1.1', 'Host: x', 'Connection: close')],
  })
  expect(answers.map(({ status }) => status)).toEqual([415, 200])
})

test('a body on a request for a cached page is no second request, and the last of its connection', async () => {
  const inner = lines('GET /admin HTTP/1.1', 'Host: x')
  const get = lines('GET /privacy HTTP/1.1', 'Host: x', `Content-Length: ${inner.length}`)
  for (let time = 0; time < 2; time++) {
    const answers = await target.talk({
      pieces: [get + inner + lines('GET /healthz HTTP/1.1', 'Host: x', 'Connection: close')],
    })
    expect(answers.map(({ status }) => status)).toEqual([200])
    expect(answers[0]?.body).toContain('Privacy')
  }
})
