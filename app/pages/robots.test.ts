import { expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { publicAddresses } from '../site/addresses.ts'
import { defaultSite } from '../site/site.ts'

const scratch = scratchDatabase('sqlite')

test('robots stay out of the same pages in every language', async () => {
  const render = await pageRenderer(scratch.database)
  const { html } = await render({ path: '/robots.txt' }, defaultSite('https://example.test'))
  const closed = Array.from(html.matchAll(/^Disallow: (.*)$/gm), ([, path = '']) => path)
  expect(closed).toEqual(
    expect.arrayContaining(['/qualify', '/rent-finder/answer', '/es/rent-finder/answer']),
  )
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
  for (const { path, isDisallowed, isTranslated } of publicAddresses) {
    expect(isClosed(path), path).toBe(isDisallowed === true)
    expect(isClosed(`/es${path}`), `/es${path}`).toBe(isDisallowed === true && isTranslated === true)
  }
})
