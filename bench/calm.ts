import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { type CalmFigures, readTrace, settledMark } from './calm-trace.ts'
import { median } from './median.ts'

/** A cheap phone: small, and four times slower than this machine. Motion is allowed. */
export const cheapPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const
export const slowdown = 4

const visits = 3
const watchedMs = 6000
const attempts = 4
const categories = ['devtools.timeline', 'toplevel', 'loading', 'blink.user_timing']

/** The browser's own part of all figures. */
export const emptyPage = 'data:text/html,<title>Nothing</title><p>Nothing'

/** Of three visits the median of each figure; the first is watched for six seconds after the page has settled. */
export async function measureCalm(urls: string[]): Promise<Map<string, CalmFigures> | null> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) return null
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // For who looks on, the browser notes where each error was made, and reads all of React a second time to find out.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  })
  const found = new Map<string, CalmFigures>()
  for (const url of urls) {
    const seen: CalmFigures[] = []
    for (let visit = 0; visit < visits; visit++)
      seen.push(await watchVisit(browser, url, visit === 0 ? watchedMs : 0))
    const [watched] = seen
    if (watched)
      found.set(url, {
        longestLayoutMs: median(seen.map(({ longestLayoutMs }) => longestLayoutMs)),
        blockingMs: median(seen.map(({ blockingMs }) => blockingMs)),
        blockingAfterPaintMs: median(seen.map(({ blockingAfterPaintMs }) => blockingAfterPaintMs)),
        layoutsAfter: watched.layoutsAfter,
        workAfterMs: watched.workAfterMs,
      })
  }
  await browser.close()
  return found
}

async function watchVisit(browser: Browser, url: string, watchMs: number) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const figures = readTrace(await traceVisit(browser, url, watchMs), url)
    if (figures) return figures
  }
  throw new Error(`No trace has a visit of ${url}`)
}

async function traceVisit(browser: Browser, url: string, watchMs: number) {
  const context = await browser.newContext({ ...cheapPhone, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { categories })
  await page.goto(url, { waitUntil: 'networkidle' })
  do await sleep(1500)
  while (await page.evaluate(() => document.querySelector('[data-hydrated=loading]')))
  await page.evaluate((mark) => performance.mark(mark), settledMark)
  await sleep(watchMs)
  const trace = await browser.stopTracing()
  await context.close()
  return trace
}
