import { onOnePage } from './one-page.ts'
import { test as anew, expect } from './site.ts'
import { noteTransfers, total } from './transfers.ts'

const test = onOnePage(anew)

test('an unknown address is a 404 page inside the frame with a way home', async ({ plain }) => {
  for (const path of ['/no-such-page', '/404', '/deep/er/page']) {
    await plain.goto(path)
    expect(plain.status).toBe(404)
    expect(plain.one('h1').words).toBe('Page not found')
    expect(plain.one('main').link('Return to Home')).toBe('/')
    plain.one('body > footer')
    expect(plain.title).toMatch(/Page not found/)
  }
})

test('the slim view of a form may be framed by this site, every other page by nobody', async ({
  request,
}) => {
  const ancestors = async (path: string) =>
    /frame-ancestors ([^;]+)/.exec((await request.get(path)).headers()['content-security-policy'] ?? '')?.[1]
  expect(await ancestors('/forms/funding/frame')).toBe("'self'")
  expect(await ancestors('/forms/funding')).toBe("'none'")
  expect(await ancestors('/')).toBe("'none'")
  expect((await request.get('/forms/no-such-form')).status()).toBe(404)
})

test('the gallery exists in development only', async ({ request }) => {
  expect((await request.get('/gallery')).status()).toBe(404)
})

anew(
  'a page without an island ships no JavaScript but two snippets and the prefetch rules',
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/no-such-page')
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    const inline = await page.evaluate(() =>
      [...document.scripts].map(({ type, text }) => ({ type, bytes: text.length })),
    )
    expect(inline.map(({ type }) => type)).toEqual(['', '', 'speculationrules'])
    expect(inline[0]?.bytes).toBeLessThan(1200)
    expect(inline[1]?.bytes).toBeLessThan(500)
  },
)

test('a page carries the CSS of what it shows, little else', async ({ page }) => {
  for (const path of ['/', '/no-such-page', '/city/houston-tx', '/state/texas']) {
    await page.goto(path)
    const { used, all } = await page.evaluate(() => {
      const selectors: string[] = []
      const walk = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText)
          if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList)
        }
      }
      for (const sheet of document.styleSheets) walk(sheet.cssRules)
      // A state (hover, focus, open) counts as used when the thing itself is there.
      const isUsed = (selector: string) => {
        const still = selector
          .replace(
            /::?(before|after|hover|focus-visible|focus|active|checked|open|placeholder|-webkit-details-marker|marker|backdrop|disabled)\b(\([^)]*\))?/g,
            '',
          )
          .replace(/&/g, '')
        try {
          return document.querySelector(still) !== null
        } catch {
          return true
        }
      }
      return { used: selectors.filter(isUsed).length, all: selectors.length }
    })
    expect(used / all, `${path}: ${used} of ${all} rules`).toBeGreaterThan(0.6)
  }
})

for (const path of [
  '/',
  '/city/houston-tx',
  '/approval-wall',
  '/approval-wall/share',
  '/qualify',
  '/sitemap',
  '/no-such-page',
])
  anew(`the first view of ${path} takes at most ten requests and 100 KB`, async ({ page }) => {
    const transfers = noteTransfers(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const sent = await transfers()
    expect(sent.length).toBeLessThanOrEqual(10)
    expect(total(sent, 'document')).toBeGreaterThan(3 * 1024)
    expect(total(sent)).toBeLessThan(100 * 1024)
  })
