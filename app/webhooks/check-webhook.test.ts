import { expect, test } from 'vitest'
import { checkWebhook } from './check-webhook.ts'

const asked = { events: ['story.approved'], hasContact: false }

test.each([
  ...['', 'example.com/hook', 'ftp://example.com', 'javascript:alert(1)', 'https://name:word@example.com/'],
  ...[
    'http://example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
  ],
  ...[
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.0.0.8/',
    'https://db/',
  ],
  ...[
    'https://169.254.169.254/latest',
    'https://x.localhost/',
    'https://printer.local./',
    `https://example.com/${'x'.repeat(500)}`,
  ],
])('%s is refused in words', (url) => {
  const checked = checkWebhook({ ...asked, url }, false)
  expect(checked).toMatchObject({ ok: false, errors: { url: expect.stringMatching(/\w/) } })
})

test('where the environment allows it, an address of the own network is taken', () => {
  expect(checkWebhook({ ...asked, url: 'http://127.0.0.1:8080/x' }, true)).toMatchObject({ ok: true })
  expect(checkWebhook({ ...asked, url: 'ftp://127.0.0.1/' }, true)).toMatchObject({ ok: false })
})

test('at least one event is chosen, and none that nobody knows', () => {
  const url = 'https://example.com/hook'
  for (const events of [[], ['story.lost'], ['story.approved', 'webhook.test']])
    expect(checkWebhook({ url, events, hasContact: true }, false)).toMatchObject({
      ok: false,
      errors: { events: expect.any(String) },
    })
  expect(checkWebhook({ url, ...asked }, false)).toEqual({
    ok: true,
    url,
    events: ['story.approved'],
    hasContact: false,
  })
})
