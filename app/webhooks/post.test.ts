import { expect, test } from 'vitest'
import { post, publicLookup } from './post.server.ts'

test('a name that leads into the own network is refused when the connection is made', async () => {
  for (const all of [true, false]) {
    const refused = await new Promise((resolve) => publicLookup('localhost', { all }, resolve))
    expect(refused).toMatchObject({ code: 'EPRIVATE' })
  }
})

test.each(['http://example.com/', 'https://127.0.0.1/', 'https://[::1]:8443/', 'https://metadata.internal/'])(
  'nothing is sent to %s',
  async (url) => {
    expect(await post({ url, body: '{}', headers: {}, mayBePrivate: false })).toEqual({ fault: 'private' })
  },
)

test('where nobody listens the fault has a name', async () => {
  const posted = await post({ url: 'http://127.0.0.1:1/', body: '{}', headers: {}, mayBePrivate: true })
  expect(posted).toEqual({ fault: 'ECONNREFUSED' })
})
