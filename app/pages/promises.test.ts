import { beforeAll, describe, expect, test } from 'vitest'
import { costsOf } from '../claims/costs.ts'
import { performanceTerms } from '../claims/performance-terms.ts'
import { claimWords } from '../claims/words.ts'
import { scratchDatabase } from '../db/testing/engines.ts'
import { linesOf } from '../settings/claims/page-lines.ts'
import { type PageAsked, pageRenderer } from '../settings/testing/render-page.ts'
import { forms } from '../site/forms.ts'
import { callHref, type Site } from '../site/site.ts'
import { site } from '../site/testing/marked-site.ts'
import { blocksSaying, headWords } from './testing/blocks.ts'
import { attribute, hasClass, type Node, nodesIn, readPage, textOf } from './testing/html-tree.ts'
import { offersIn } from './testing/offers.ts'
import { everyPage } from './testing/samples.ts'

const {
  kit: { neverReplaces },
  protection: { terms: protectionTerms },
} = claimWords.en

const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

const lines = Object.values(forms).map(({ program }) => costsOf(site.claims, program).line)

const policyTerms: PageAsked = { path: '/policy-terms' }
const read = new Map<PageAsked, Promise<Node>>()

/** Each page is made once for all that is asked of it. */
function pageAt(asked: PageAsked) {
  const page = read.get(asked) ?? render(asked, site).then(({ html }) => readPage(html))
  read.set(asked, page)
  return page
}

const { claims } = site
/** What is claimed loudly, and the words that must stand in the same block. */
const loud: [says: RegExp, means: string][] = [
  [/guarante/i, 'while you cooperate'],
  [exactly(claims.landlordApproval), `Typical is ${claims.approvalTime}, and no date is promised`],
  [exactly(claims.preApproval), 'It is not a lease and not a loan'],
  [exactly(claims.kitDelivery), claims.kitDeliveryMeans],
  [exactly(claims.kitTodayTwoAdults), claims.kitTodayTwoMeans],
  [
    exactly(claims.localSuccessRate, claims.approvalTexas, claims.approvalCalifornia),
    'Nobody else has checked it, and it is no promise for your case',
  ],
]
const funded = [claims.fundingRange, claims.fundingTexas, claims.fundingCalifornia, claims.fundingFlorida]
const denials = /not guaranteed|(do not|cannot|no) guarantee/gi

async function termsAt(href: string) {
  const section = nodesIn(await pageAt(policyTerms)).find(
    (node) => attribute(node, 'id') === href.split('#')[1],
  )
  return section ? textOf(section) : ''
}

describe.each(everyPage)('%s', (_name, asked) => {
  test('every offer to apply, buy or enroll has its whole cost in the same block, in the same words', async () => {
    const page = await pageAt(asked)
    for (const { label, program, costs } of offersIn(page, site)) {
      const { line, items, refund, terms } = costsOf(site.claims, program ?? 'funding')
      const own = costs.find((one) => one.terms === terms)
      expect(own, `${label}: has no cost line`).toBeDefined()
      const words = [...items.map(({ name, amount, due }) => `${name} ${amount}. ${due}`), refund]
      // Pages of places say the line; every payment stands behind its link, once for all of them.
      const listed = own?.isElsewhere ? await termsAt(terms) : own?.text
      expect(words.filter((one) => !listed?.includes(one))).toEqual([])
      if (!own?.isShort) expect(own?.text).toContain(line)
      // Further down on a page the line itself stands there again, and leads to the list.
      expect(own?.line ?? line).toContain(line)
    }
  })

  test('what is guaranteed, fast or almost certain says in the same block what that means', async () => {
    const page = await pageAt(asked)
    for (const [says, means] of loud)
      expect(
        blocksSaying(page, (text) => says.test(text.replace(denials, ''))).filter(
          (block) => !block.includes(means),
        ),
        means,
      ).toEqual([])
  })

  test('a search result that names an amount of funding calls it a loan', async () => {
    const told = descriptionOf(await pageAt(asked))
    if (funded.some((amount) => told.includes(amount))) expect(told).toMatch(/\bloan\b/)
  })

  test('search words promise none of it, and nothing that scams promise', async () => {
    const head = headWords(await pageAt(asked))
    for (const says of [...loud.map(([one]) => one), /no credit check/i]) expect(head).not.toMatch(says)
  })
})

test('some search results name an amount of funding', async () => {
  const told = await Promise.all(everyPage.map(async ([, asked]) => descriptionOf(await pageAt(asked))))
  expect(told.filter((words) => funded.some((amount) => words.includes(amount))).length).toBeGreaterThan(3)
})

test('the pages that sell are among them', async () => {
  const sold = await Promise.all(
    everyPage.map(async ([, asked]) => offersIn(await pageAt(asked), site).map(({ program }) => program)),
  )
  expect(new Set(sold.flat())).toEqual(new Set(['funding', 'fullService', 'kit', 'corporate', 'performance']))
  expect(sold.filter((programs) => programs.length > 1).length).toBeGreaterThan(20)
})

test('the look finds an offer without its cost, and one of another program beside it', () => {
  const bare = readPage('<main><section><a href="/forms/funding">Apply</a></section></main>')
  expect(offersIn(bare, site)).toMatchObject([{ label: 'Apply', program: 'funding', costs: [] }])
  const apart = readPage(
    '<main><section><a href="#enroll">Enroll Now</a></section><section id="enroll"><iframe src="/forms/corporate"></iframe></section><section><details class="costs"><summary>x</summary></details></section></main>',
  )
  expect(offersIn(apart, site)).toMatchObject([
    { program: 'corporate', costs: [] },
    { program: 'corporate', costs: [] },
  ])
})

test.each(lines)('“%s” tells fees, when they are due, and the plan of every month', (line) => {
  expect(line).toMatch(/\$\d/)
  expect(line).toMatch(/when you|before|at the start|one time/)
  expect(line).toContain('a protection plan every month')
})

test('funding is called a loan, with interest, repaid to a lender, and approved says by whom', () => {
  const { items, line } = costsOf(site.claims, 'funding')
  const words = items.map(({ name, amount, due }) => `${name} ${amount} ${due}`).join(' ')
  expect(line).toContain('a loan: you repay it with interest')
  expect(words).toMatch(/loan from a lender.*repay it to the lender with interest/)
  expect(words).toMatch(/“Approved” means that a landlord accepts you/)
})

test('the Performance-Based Program has a card among the programs: its terms as in the policy, and ways to join, online first', async () => {
  const policy = textOf(await pageAt({ path: '/policy-terms' }))
  for (const path of ['/', '/full-service-program', '/second-shot-program', '/bad-credit-rentals']) {
    const page = await pageAt({ path })
    const card = nodesIn(page).find((node) => attribute(node, 'id') === 'performance-based-program')
    const links = card ? nodesIn(card).flatMap((node) => attribute(node, 'href') ?? []) : []
    expect(links[0]).toBe(`/forms/funding?program=performance&from=${path}`)
    expect(links).toContain(callHref(site))
    expect(links).toContain(`mailto:${site.email}?subject=Performance-Based%20Program`)
    const terms = performanceTerms({ ...claims, performanceMinimum: '' }).map(
      (term) => term.split(' or ')[0] ?? '',
    )
    for (const term of terms.slice(1)) {
      expect(card && textOf(card)).toContain(term)
      expect(policy).toContain(term)
    }
    expect(card && textOf(card)).toContain(costsOf(claims, 'performance').line)
  }
})

test('the protection plan is told in the same words on the kit, corporate, full-service and policy pages', async () => {
  for (const path of [
    '/diy-rental-kit',
    '/corporate-lease-program',
    '/full-service-program',
    '/policy-terms',
  ]) {
    const text = textOf(await pageAt({ path }))
    for (const term of protectionTerms) expect(text, path).toContain(term)
    expect(text, path).not.toMatch(/protection product(?!\))/i)
  }
})

test('the number is told in the owner’s words, and whatever they are it never replaces a Social Security number', async () => {
  const blank = { registeredBy: 'Us.', acceptedAt: 'Here.', does: 'Much.', doesNot: 'Little.' }
  for (const kitNumber of [site.kitNumber, blank]) {
    const { html } = await render({ path: '/diy-rental-kit' }, { ...site, kitNumber })
    const text = textOf(readPage(html))
    for (const words of Object.values(kitNumber)) expect(text).toContain(words)
    expect(text).toContain(neverReplaces)
    expect(neverReplaces).toContain('never replaces your Social Security number')
  }
})

test('vouchers are refused as the owner says, state by state, and a state’s page names its law', async () => {
  const said = async (path: string, vouchers: Site['vouchers']) =>
    textOf(readPage((await render({ path }, { ...site, vouchers })).html))
  const refused = 'The programs do not work with Section 8 or other vouchers.'
  const welcome = 'In California we work with Section 8 and other vouchers.'
  expect(await said('/state/california', {})).toContain(refused)
  expect(await said('/state/california', {})).toContain('Cal. Gov. Code § 12955')
  for (const path of ['/state/california', '/city-old/los-angeles-ca']) {
    expect(await said(path, { CA: 'considered' })).toContain(welcome)
    expect(await said(path, { CA: 'considered' })).not.toContain(refused)
  }
  expect(await said('/state/texas', { CA: 'considered' })).toContain(refused)
  expect(await said('/', { CA: 'considered' })).toContain('Yes in California; elsewhere the programs do not')
  for (const path of ['/policy-terms', '/full-service-program', '/corporate-lease-program']) {
    expect(await said(path, {})).toMatch(/(not work with|not accept|cannot work with) Section 8/)
    expect(await said(path, { CA: 'considered' })).toContain('This does not hold in California')
  }
})

test('the wizard’s result stays, and below it stand what fits, its cost, the papers, the doubts and what is free', async () => {
  const form = { step: '3', go: 'next', challenges: 'Evictions', income: 'below2500', rentBudget: '$2,000' }
  const text = textOf(readPage((await render({ path: '/qualify', form }, site)).html))
  const said = [
    'Perfect! You Qualify for Our Program',
    'This is not a decision.',
    'Performance-Based Program. You named an eviction',
    costsOf(claims, 'performance').line,
    'The court papers of the eviction',
    'The rent you named takes more than half of your income',
    '1-800-569-4287',
  ]
  const places = said.map((words) => text.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('before the button of the result stands that it is no decision', async () => {
  const form = { step: '3', go: 'next' }
  const text = textOf(readPage((await render({ path: '/qualify', form }, site)).html))
  const places = ['You Qualify for Our Program', 'This is not a decision.', 'Start Your Application']
  expect(places.map((words) => text.indexOf(words))).toEqual(
    places.map((words) => text.indexOf(words)).toSorted((one, other) => one - other),
  )
})

test.each(['/', '/diy-rental-kit', '/city/houston', '/articles', '/policy-terms'])(
  '%s: beside the banner stands that it is a loan, and how long a decision takes',
  async (path) => {
    const banners = nodesIn(await pageAt({ path })).filter((node) => hasClass(node, 'promo'))
    expect(banners).toHaveLength(2)
    for (const banner of banners)
      expect(textOf(banner)).toContain(`A loan, with interest. Average decision: ${claims.fundingDecision}`)
  },
)

test('a banner about something else has no word about loans', async () => {
  const { html } = await render({ path: '/' }, { ...site, banner: 'Our phones are closed on July 4.' })
  expect(html).not.toContain('A loan, with')
})

test('no page says that money is there without a lender’s yes', async () => {
  for (const path of ['/', '/city/houston', '/city/portland-me/funding']) {
    const text = textOf(await pageAt({ path }))
    expect(text).toContain('if a lender says yes, funds are typically there')
    expect(text).not.toMatch(/funds are available|funding is available/)
  }
})

test('the answer about refunds names every refund there is', async () => {
  const { html } = await render({ path: '/' }, site)
  const answer = linesOf(html).find((line) => line.startsWith('Yes, if no work was done'))
  expect(answer).toContain(
    `Corporate Lease Program also if you are denied at ${claims.corporateApplications}`,
  )
})

test('a deposit is the landlord’s to ask for, and the plan is in every sum of what is due', async () => {
  expect(textOf(await pageAt({ path: '/bad-credit-rentals' }))).toContain('your landlord may ask for one')
  const policy = textOf(await pageAt({ path: '/policy-terms' }))
  expect(policy).toContain('In every program the renter-protection plan comes on top')
  const recap = textOf(await pageAt({ path: '/corporate-lease-program' })).split('In short')[1]
  expect(recap?.split('What it costs in total')[0]).toContain('renter-protection plan is required')
})

test('a loan for the deposit is offered with its cost, and help of others as what it usually is', async () => {
  const text = textOf(await pageAt({ path: '/state/texas' }))
  expect(text).toContain(`Part of our funding program: ${costsOf(claims, 'funding').line}`)
  expect(text).toContain('not every place has one')
})

test('the frequent question about the cost is answered in the words of the cost line', async () => {
  const { html } = await render({ path: '/' }, site)
  const answer = linesOf(html).find((line) => line.includes('The other programs have their own fees'))
  expect(answer).toContain(costsOf(site.claims, 'funding').line)
})

test('the look finds a claim whose meaning stands in another block', () => {
  const page = readPage(
    '<section><ul><li>Guaranteed Approval</li><li>while you cooperate</li></ul></section>',
  )
  expect(blocksSaying(page, (text) => /guarante/i.test(text))).toEqual(['Guaranteed Approval'])
})

function exactly(...words: string[]) {
  return new RegExp(`(?<![\\d.])(${words.map((one) => one.replaceAll('$', '\\$')).join('|')})`, 'i')
}

function descriptionOf(page: Node) {
  const meta = nodesIn(page).find((node) => attribute(node, 'name') === 'description')
  return (meta && attribute(meta, 'content')) ?? ''
}
