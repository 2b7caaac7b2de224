import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'

export type FirstView = { html: number; css: number; script: number; sent: number; requests: number }

/** The level of our own first copies; the same for all, whatever their servers pack. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** What a phone's browser asks for before anybody touches the page: brotli bytes by kind, bytes as sent, requests. */
export async function firstViews(urls: string[]): Promise<FirstView[] | null> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const views: FirstView[] = []
    for (const url of urls) views.push(await firstView(browser, url))
    return views
  } finally {
    await browser.close()
  }
}

async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto(url, { waitUntil: 'networkidle' })
  const view = { html: 0, css: 0, script: 0, sent: 0, requests: answers.length }
  const kinds = { document: 'html', stylesheet: 'css', script: 'script' } as const
  for (const answer of answers) {
    const type = answer.request().resourceType()
    if (type !== 'document' && type !== 'stylesheet' && type !== 'script') continue
    view[kinds[type]] += brotliCompressSync(await answer.body(), packing).length
    view.sent += (await answer.request().sizes()).responseBodySize
  }
  await page.close()
  return view
}
