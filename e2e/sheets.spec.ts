import { expect, test } from './site.ts'

for (const path of ['/', '/city/pecos-tx', '/state/texas'])
  test(`${path} shows its hero before the styles of the rest are there; the rest waits, and nothing moves`, async ({
    page,
  }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/*.css', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    // Where the face of the headings comes late, the name in the bar grows by four pixels.
    await page.evaluate(() => document.fonts.ready)
    const before = await page.evaluate(movedSoFar)

    arrive()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await page.evaluate(movedSoFar)).toBe(before)
  })

test('the sheet of a page is a file that browsers keep', async ({ request }) => {
  const html = await (await request.get('/city/pecos-tx')).text()
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await request.get(sheet)
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/css',
    'cache-control': 'public,max-age=31536000,immutable',
  })
  expect(await answer.text()).toContain('.slip')
  expect(html).not.toContain('.slip')
})

/** The layout shifts of the page, added up as the browser counts them. */
function movedSoFar() {
  return new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
  })
}
