import { beforeAll, describe, expect, test } from 'vitest'
import { measuredClaims } from '../claims/claim-rules.ts'
import { scratchDatabase } from '../db/testing/engines.ts'
import { languages } from '../platform/language.ts'
import { claimKey } from '../settings/claims/claim-settings.server.ts'
import { linesOf } from '../settings/claims/page-lines.ts'
import { siteWith } from '../settings/register.server.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { pageFamilies } from './page-families.ts'

/** An owner who has no figure, or asks for no fee, has pages that are silent about it. */
const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

const nothing = /(?<![\d.,])(\$0(\.00)?(?![\d.,]*\d)|0\+|0%)/
const broken =
  /undefined|null|NaN|\[object|\(\)|^[.,;:]$|(^|[^.])\.\.(?!\.)| [.,;:](?!\d)|[:,;] ?[.;,]|^(and|or|y|o) /
const empty = /<(li|dd|dt|p|h\d)\b[^>]*>\s*<\/\1>/

/** What a page says wrong with these values and not with the default ones. */
async function wrongAt(path: string, language: (typeof languages)[number], values: Record<string, unknown>) {
  const [told, before] = await Promise.all(
    [values, {}].map(async (chosen) => {
      const site = siteWith('https://example.test', new Map(Object.entries(chosen)), language)
      const { status, html } = await render({ path }, site)
      // The server takes the language off an address before a page is asked for.
      expect([200, 302]).toContain(status)
      const schema = Array.from(html.matchAll(/ld\+json"[^>]*>(.*?)<\/script>/gs), ([, json = '']) => json)
      const holes = Array.from(html.matchAll(new RegExp(empty, 'g')), ([hole]) => hole)
      return [
        ...[...linesOf(html), ...schema].filter((line) => nothing.test(line) || broken.test(line)),
        ...holes,
      ]
    }),
  )
  return told?.filter((line) => !before?.includes(line))
}

const families = languages.flatMap((language) =>
  pageFamilies
    .filter(({ isTranslated }) => isTranslated || language === 'en')
    .flatMap(({ samples }) => samples.map((sample) => [sample, language] as const)),
)

describe('figures that were taken off', () => {
  const takenOff = Object.fromEntries(measuredClaims.map((name) => [claimKey(name), 0]))

  test.each(families)('are said nowhere on %s (%s)', async (path, language) => {
    expect(await wrongAt(path, language, takenOff)).toEqual([])
  })

  test.each([
    ['familiesHoused', '/', 'Over $15 million provided. Start with four short steps.'],
    ['fundsProvided', '/', '50,000+ families housed. Start with four short steps.'],
    ['approvalTexas', '/state/texas', 'Approval rate, all states: 95%'],
  ])('without %s, %s goes on: %s', async (name, path, told) => {
    const site = siteWith('https://example.test', new Map([[`claim.${name}`, 0]]))
    expect(linesOf((await render({ path }, site)).html)).toContain(told)
  })
})

describe('fees of nothing', () => {
  const free = [
    'applicationFee',
    'setupFee',
    'listingsBonus',
    'performanceMinimum',
    'kitTodayOneAdult',
  ] as const
  const fees = {
    ...Object.fromEntries(free.map((name) => [claimKey(name), 0])),
    // By default this one is $0, and says so.
    [claimKey('performanceUpfront')]: 100,
  }

  test.each(families)('are asked for nowhere on %s (%s)', async (path, language) => {
    expect(await wrongAt(path, language, fees)).toEqual([])
  })

  test.each([
    ['/', 'Apply Now - Free'],
    ['/city/houston', 'Apply Now - Free'],
    ['/', 'Free to check, and free to apply'],
    ['/policy-terms', 'There is no application fee.'],
    ['/full-service-program', 'No setup fee'],
    ['/diy-rental-kit', '$399.95 all of it before delivery'],
  ])('%s says: %s', async (path, told) => {
    const site = siteWith('https://example.test', new Map(Object.entries(fees)))
    expect(linesOf((await render({ path }, site)).html)).toContain(told)
  })
})

describe('a refund of nothing after the denials', () => {
  const noRefund = { [claimKey('corporateRefund')]: 0 }
  const about = ['/', '/corporate-lease-program', '/policy-terms', '/qualify']

  test.each(families.filter(([path]) => about.includes(path)))(
    'is no advantage on %s (%s)',
    async (path, language) => {
      expect(await wrongAt(path, language, noRefund)).toEqual([])
      const site = siteWith('https://example.test', new Map(Object.entries(noRefund)), language)
      const said = linesOf((await render({ path }, site)).html)
      const promised = /refund of|full refund|get a refund if|reembolso (del|completo)|A refund if it fails/
      expect(said.filter((line) => promised.test(line))).toEqual([])
    },
  )
})
