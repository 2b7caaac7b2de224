import { beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { linesOf } from '../settings/claims/page-lines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { defaultSite } from '../site/site.ts'

const scratch = scratchDatabase('sqlite')
let htmlOf: (path: string) => Promise<string>
beforeAll(async () => {
  const render = await pageRenderer(scratch.database)
  htmlOf = async (path) => (await render({ path }, defaultSite('https://example.com'))).html
})

test('the funding page of an unknown city of a state shows the state’s figures and towns, and marks the rest', async () => {
  const html = await htmlOf('/city/erewhon-tx/funding')
  expect(linesOf(html)).toEqual(
    expect.arrayContaining([
      'Rental funding in Erewhon, TX',
      'Population: not on file',
      'Census median rent here: not on file',
      'Census median rent of Texas, 2019–2023: $1,339',
      'People in Texas: 29,145,505',
      'Funding: $500-$5,000',
      'Houston2,304,580 people',
    ]),
  )
  expect(html).toContain('href="/state/texas"')
  expect(html).toContain('content="noindex"')
})

test('that of an unknown city without a state marks what it does not know and asks for the state', async () => {
  const html = await htmlOf('/city/erewhon')
  const lines = linesOf(html)
  expect(lines).toEqual(
    expect.arrayContaining([
      'Population: not on file',
      'Census median rent here: not on file',
      'Which state is Erewhon in?',
    ]),
  )
  expect(lines.find((line) => line.startsWith('Census median rent by state, 2019–2023: $'))).toBeDefined()
  expect(html.match(/href="\/state\/[a-z-]+"/g)?.length).toBeGreaterThanOrEqual(50)
})

test('the District has no state page: its towns stand there all the same', async () => {
  const html = await htmlOf('/city/erewhon-dc/funding')
  expect(html).toContain('Towns of the District of Columbia we know more about')
  expect(html).toContain('href="/city/washington-dc"')
})
