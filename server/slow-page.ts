import type { ServerResponse } from 'node:http'
import { isOverWithin } from '../app/platform/time-limit.ts'
import { unpack } from './encoding.ts'
import type { Page } from './page-cache.ts'

const patienceMs = 300
const listStart = '<div id="list">'
const sorry =
  '<p>We cannot show the articles right now. Please <a href="/articles">try again</a> in a minute.</p>'

/** Whether a page takes longer than people should look at nothing. A failure is not slow: it is answered as one. */
export async function isSlow(rendering: Promise<Page>): Promise<boolean> {
  return !(await isOverWithin(patienceMs, rendering))
}

/**
 * The page around its list at once, with the words that it is loading; the list when it is there. No script:
 * pieces come in their order, and CSS hides the words when something follows them.
 */
export async function sendInPieces(
  response: ServerResponse,
  waiting: { html: string; headers: Record<string, string> },
  rendering: Promise<Page>,
) {
  const { html, headers } = waiting
  const end = html.indexOf('</p>', html.indexOf(listStart)) + '</p>'.length
  const around = html.slice(0, end)
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.write(around)
  const rest = await rendering.then((page) => restOf(page, around)).catch(() => null)
  response.end(rest ?? sorry + html.slice(end))
}

/** What the waiting page did not have: the list, all after it, and the styles only the list needs. */
async function restOf({ status, brotli }: Page, around: string) {
  const html = String(await unpack(brotli))
  const at = html.indexOf(listStart)
  if (status !== 200 || at < 0) return null
  const styles = html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? []
  return styles.filter((style) => !around.includes(style)).join('') + html.slice(at + listStart.length)
}
