import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { compress } from './encoding.ts'
import type { Page } from './page-cache.ts'
import { isSlow, sendInPieces } from './slow-page.ts'

const waiting = {
  html: '<head><style>a{}</style></head><div id="list"><p class="loading">Loading articles...</p></div><footer>F</footer>',
  headers: { 'X-Test': 'yes' },
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function pieces(rendering: Promise<Page>) {
  const server = createServer((_request, response) => void sendInPieces(response, waiting, rendering))
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return await new Promise<string[]>((resolve, reject) => {
    const seen: string[] = []
    get({ port, host: '127.0.0.1' }, (answer) => {
      answer.on('data', (chunk) => seen.push(String(chunk)))
      answer.on('end', () => resolve(seen))
    }).on('error', reject)
  })
}

async function pageWith(list: string, status = 200): Promise<Page> {
  await sleep(100)
  const html = `<head><style>a{}</style><style>b{}</style></head><div id="list">${list}</div><footer>F</footer>`
  return { status, headers: {}, etag: 'e', brotli: await compress(Buffer.from(html)) }
}

test('Loading articles... is sent at once, the list with its styles when it is there, and nothing twice', async () => {
  const [first, ...rest] = await pieces(pageWith('<ul>Two</ul>'))
  expect(first).toMatch(/<p class="loading">Loading articles...<\/p>$/)
  expect(rest.join('')).toBe('<style>b{}</style><ul>Two</ul></div><footer>F</footer>')
})

test('when the list cannot be had the page says so and ends as a page', async () => {
  const failures = [sleep(50).then(() => Promise.reject(new Error('away'))), pageWith('', 503)]
  for (const failure of failures) {
    const all = (await pieces(failure)).join('')
    expect(all).toContain('We cannot show the articles right now.')
    expect(all).toMatch(/<\/div><footer>F<\/footer>$/)
  }
})

test('a page that is there in time is not slow, nor is one that fails in time', async () => {
  const page = await pageWith('')
  expect(await isSlow(Promise.resolve(page))).toBe(false)
  expect(await isSlow(Promise.reject(new Error('away')))).toBe(false)
  expect(await isSlow(sleep(600).then(() => page))).toBe(true)
})
