import { beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import type { Language } from '../platform/language.ts'
import { claimKey } from '../settings/claims/claim-settings.server.ts'
import { linesOf } from '../settings/claims/page-lines.ts'
import { siteWith } from '../settings/register.server.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { readPage, textOf } from './testing/html-tree.ts'

/** What the owner changes changes every sentence that speaks of it: none goes on telling the default. */
const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

const programPages = ['/', '/full-service-program', '/bad-credit-rentals', '/second-shot-program']
const corporatePages = ['/', '/corporate-lease-program', '/policy-terms']

async function read(paths: string[], settings: Record<string, unknown>, language: Language = 'en') {
  const site = siteWith('https://example.test', new Map(Object.entries(settings)), language)
  const pages = await Promise.all(paths.map((path) => render({ path }, site)))
  return pages.flatMap(({ html }) => linesOf(html))
}

test('half a refund is nowhere a full one, and a single application is told in the singular', async () => {
  const lines = await read(corporatePages, {
    [claimKey('corporateRefund')]: 50,
    [claimKey('corporateApplications')]: '1',
  })
  const wrong = /whole fee|full refund|100%|\b1 (applications|properties|approved-database properties)/
  expect(lines.filter((line) => wrong.test(line))).toEqual([])
  expect(lines.join('\n')).toContain(
    'If you are denied at 1 approved-database property, you get a refund of 50%',
  )
})

test('a refund is promised for the denials the policy asks for, not for whatever was sent', async () => {
  const lines = await read([...corporatePages, '/diy-rental-kit'], {})
  expect(lines.filter((line) => /(they|of them) all (say|said) no|all of them (are|say)/.test(line))).toEqual(
    [],
  )
})

test('a Performance-Based Program that costs something at the start is nowhere free until approval', async () => {
  const paths = [...programPages, '/policy-terms']
  const lines = await read(paths, { [claimKey('performanceUpfront')]: 100 })
  const free = /(pay us|costs?|upfront) nothing|nothing (upfront|is due)|only once you are approved\.$/i
  expect(lines.filter((line) => free.test(line))).toEqual([])
  expect(lines.filter((line) => line.includes('You pay us only $100 until you are approved.'))).not.toEqual(
    [],
  )
  expect((await read(paths, {})).join('\n')).toContain('You pay us nothing until you are approved.')
})

test('what is paid for that program at the start has its refund rule beside it', async () => {
  const site = siteWith('https://example.test', new Map([[claimKey('performanceUpfront'), 100]]))
  const said = textOf(readPage((await render({ path: '/' }, site)).html))
  const card = said.slice(said.indexOf('You pay us only $100'))
  expect(card.slice(0, card.indexOf('All terms'))).toContain('What you paid before that comes back only if')
})

test('what “approved” means for the success fee changes no fee that waits for a landlord', async () => {
  const changed = { [claimKey('approvedMeans')]: 'a lender approves your loan' }
  const funding = (await read(['/states'], changed)).join('\n')
  expect(funding).toContain('“Approved” means that a lender approves your loan.')
  const service = await read(['/full-service-program'], changed)
  expect(service.join('\n')).toContain('“Approved” means that a landlord accepts you as a renter.')
  const main = service.filter((line) => /a lender approves your loan/.test(line))
  // The bar of every page offers the funding program.
  expect(main.every((line) => line.startsWith('Only after you are approved.'))).toBe(true)
})

test('a kit that is paid in full today leaves no rest to pay', async () => {
  const lines = await read(['/', '/diy-rental-kit', '/city/pecos-tx'], {
    [claimKey('kitOneAdult')]: 299.95,
    [claimKey('kitTodayOneAdult')]: 299.95,
  })
  expect(lines.filter((line) => /\$299\.95 today|\$0 before delivery|the rest later/.test(line))).toEqual([])
  expect(lines.join('\n')).toContain('$299.95 for one adult (all of it today)')
})

test('a success fee that is no number is left out of a town’s sum in so many words', async () => {
  const lines = await read(['/city/houston-tx'], { [claimKey('successFee')]: 'half a month’s rent' })
  expect(lines.join('\n')).toMatch(/Together.*to us; the success fee comes on top/)
  expect((await read(['/city/houston-tx'], {})).join('\n')).not.toContain('comes on top;')
})

test('where a town’s slip leads for refunds, that of the corporate program is told as the owner set it', async () => {
  const lines = await read(['/policy-terms'], { [claimKey('corporateRefund')]: 50 })
  expect(lines.join('\n')).toMatch(/refund of 50% if you are denied/)
})

test('places that welcome vouchers are listed as an editor would', async () => {
  const lines = await read(['/', '/policy-terms', '/full-service-program'], {
    'vouchers.CA': 'considered',
    'vouchers.DC': 'considered',
    'vouchers.OH': 'considered',
  })
  const places = 'California, the District of Columbia, and Ohio'
  expect(lines.filter((line) => line.includes(`This does not hold in ${places}:`))).toHaveLength(2)
  expect(lines.some((line) => line.startsWith(`Yes in ${places}; elsewhere`))).toBe(true)
})

test('a state’s law is dated as every other date is', async () => {
  expect((await read(['/state/california'], {})).join('\n')).toMatch(/; as of [A-Z][a-z]+ \d+, \d{4}\)/)
})

test('the owner’s words about the number end before ours begin', async () => {
  const lines = await read(['/diy-rental-kit'], { 'kit-number.doesNot': 'It is no approval' })
  expect(lines.join('\n')).toContain('It is no approval. The registered renter number never replaces')
})

test('a form that a script brings has its whole cost beside it where it stands alone', async () => {
  const lines = await read(['/forms/corporate'], {
    'form.corporate.script': 'https://forms.example.test/embed.js',
  })
  expect(lines.join('\n')).toContain('a protection plan every month')
  expect(lines.join('\n')).not.toContain('Step 1 of 4')
})

test('a delivery time of the owner’s is not explained by what ours meant', async () => {
  const pages = ['/diy-rental-kit', '/policy-terms']
  const key = claimKey('kitDelivery')
  const lines = await read(pages, { [key]: '5 business days' })
  expect(lines.filter((line) => line.includes('three business days'))).toEqual([])
  expect(lines.join('\n')).toContain('within 5 business days after your number is registered.')
  const own = await read(pages, { [key]: '5 business days', [claimKey('kitDeliveryMeans')]: 'a whole week' })
  expect(own.join('\n')).toContain('within 5 business days after your number is registered: a whole week.')
})

test('by when the success fee is paid is told wherever its whole cost is, once the owner has said it', async () => {
  const pages = ['/forms/funding', '/policy-terms', '/city/houston-tx']
  const told = async (own: Record<string, unknown>, language?: Language) =>
    (await read(pages, own, language)).join('\n')
  const silent = await told({})
  expect(silent).toContain('It is due only after you are approved.')
  expect(silent).not.toMatch(/approved, within/i)
  const own = { [claimKey('successDue')]: '9 days', [`${claimKey('successDue')}.es`]: '9 días' }
  const english = await told(own)
  expect(english).toContain('Only after you are approved, within 9 days of approval.')
  expect(english).toContain('It is due only after you are approved, within 9 days of approval.')
  expect(english).toContain('only once approved, within 9 days of approval')
  const spanish = await told(own, 'es')
  const latest = 'a más tardar 9 días después de la aprobación'
  expect(spanish).toContain(`Se paga solo después de que le aprueben, ${latest}.`)
  expect(spanish).toContain(`Solo después de que le aprueben, ${latest}.`)
  expect(spanish).toContain(`solo cuando le aprueben, ${latest}`)
})
