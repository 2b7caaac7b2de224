import { beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { review } from '../go-live/review.server.ts'
import { factsOf } from '../go-live/testing/clean-site.ts'
import { splitLanguage } from '../platform/language.ts'
import { linesOf } from '../settings/claims/page-lines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { withoutFacts } from '../settings/testing/without-facts.ts'
import type { RenderPage } from '../site/context.ts'
import { marked, site } from '../site/testing/marked-site.ts'
import { pageFamilies } from './page-families.ts'
import { withoutLocalPart } from './testing/local-part.ts'
import { knownPages } from './testing/samples.ts'
import { withoutSlip } from './testing/slip.ts'
import { withoutTables } from './testing/state-part.ts'
import { withoutToolPart } from './testing/tool-part.ts'

const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

describe.each(knownPages)('%s', (_name, asked) => {
  test('no number, price, promise, brand, phone or e-mail is typed into it, its frame included', async () => {
    const { status, html } = await render(asked, marked)
    expect(status).toBe(asked.path === '/no-such-page' ? 404 : 200)
    const lines = linesOf(withoutMark(withoutSlip(withoutTables(withoutLocalPart(withoutToolPart(html))))))
    expect(lines.some((line) => line.includes('[brand]'))).toBe(true)
    // The page about figures names their years and how we reckon with them.
    if (!['/local-figures', '/legal-aid'].includes(asked.path))
      expect(lines.map(withoutFacts).filter((line) => /[\d$%]/.test(line))).toEqual([])
    const typed = [site.brand, site.phone, site.email, ...promises]
    for (const words of typed)
      expect(
        lines.filter((line) => holds(line, words)),
        words,
      ).toEqual([])
  })
})

test('on the pages of a site that is mended the review finds what no setting can mend yet, and nothing else', async () => {
  const facts = await factsOf({}, renderIn, pageFamilies)
  const found = (await review(facts, new Map())).map(({ id }) => id)
  expect(found.toSorted()).toEqual([
    'broker-license',
    'old-figures',
    'policies-to-read',
    'repayment-without-rate',
  ])
})

/** As the server does it: routes know paths without their language. */
const renderIn: RenderPage = (path, shown) => render({ path: splitLanguage(path).path }, shown)

test('the look finds what is typed, and takes a fact of a place for what it is', () => {
  const kept = (line: string) => /[\d$%]/.test(withoutFacts(line))
  for (const line of [
    'Apply Now - $99.95',
    'within 50 miles',
    '95% approved',
    'in 24 hours',
    'rent from $800',
  ])
    expect(kept(line), line).toBe(true)
  for (const line of ['Census median rent, 2019–2023: $1,339', 'Bellaire7 miles', 'Step 1 of 4'])
    expect(kept(line), line).toBe(false)
})

/** Claims in words alone. */
const { language: _language, zero: _zero, ...claims } = site.claims
// One that came empty stands nowhere.
const promises = Object.values(claims).filter((words) => words !== '' && !/\d/.test(words))

function holds(line: string, words: string) {
  return line.toLowerCase().includes(words.toLowerCase())
}

/** A form sends back what it was made with, as a hash. */
function withoutMark(html: string) {
  return html.replaceAll(/(name="mark" value="|&quot;mark&quot;:&quot;)\w+/g, '$1hash')
}
