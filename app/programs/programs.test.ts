import { describe, expect, test } from 'vitest'
import { claimRegister, numbersOf } from '../claims/claims.ts'
import { wordsOf } from '../claims/say-claims.ts'
import type { LandingPage, Section } from '../landing/sections.ts'
import { dollars } from '../platform/us-number.ts'
import { callHref, defaultSite } from '../site/site.ts'
import { marked, site } from '../site/testing/marked-site.ts'
import { page as badCreditPage } from './pages/bad-credit-rentals.ts'
import { page as corporateLeasePage } from './pages/corporate-lease-program.ts'
import { page as diyKitPage } from './pages/diy-rental-kit.ts'
import { page as fullServicePage } from './pages/full-service-program.ts'
import { page as secondShotPage } from './pages/second-shot-program.ts'

const pages = {
  fullService: fullServicePage,
  secondShot: secondShotPage,
  badCredit: badCreditPage,
  diyKit: diyKitPage,
  corporate: corporateLeasePage,
}
const everyPage = Object.entries(pages)
const inSpanish = defaultSite('https://example.test', 'es')

describe.each(everyPage)('%s', (_name, pageFor) => {
  const page = pageFor(site)

  test('it has one hero, first, and one sheet of total costs', () => {
    expect(page.sections[0]?.kind).toBe('hero')
    expect(sectionsOf(page, 'hero')).toHaveLength(1)
    expect(sectionsOf(page, 'totalCost')).toHaveLength(1)
  })

  test('title and description fit a search result, and the brand ends the title', () => {
    expect(page.head.title.length).toBeLessThanOrEqual(60)
    expect(page.head.title).toMatch(new RegExp(` \\| ${site.brand}$`))
    expect(page.head.description.length).toBeLessThanOrEqual(155)
  })

  test('every dollar amount is one of the register', () => {
    const { zero: _zero, ...claims } = site.claims
    const known = Object.values<string>(claims).flatMap(amountsIn)
    expect(amountsIn(wordsWithoutQuotes(page)).filter((amount) => !known.includes(amount))).toEqual([])
  })

  test('no number, price, brand or phone is typed into it', () => {
    const { head, ...body } = pageFor(marked)
    const words = wordsWithoutQuotes({ ...body, head: { ...head, schema: [] } })
    const typed = words.replaceAll('Section 8', '').replaceAll('%20', ' ')
    expect(typed).not.toMatch(/[\d$%]/)
    expect(JSON.stringify(pageFor(marked))).not.toContain(site.brand)
  })

  test('it speaks calmly', () => {
    expect(JSON.stringify(page)).not.toMatch(/[!—–]|unlock|seamless|journey|guaranteed approval/i)
  })

  test('every quote is marked as illustrative', () => {
    const quotes = sectionsOf(page, 'quotes').flatMap((section) => section.quotes)
    expect(quotes.filter(({ origin }) => origin !== 'illustrative')).toEqual([])
  })

  test('links stay on the site or call us, and the ones to a form find it', () => {
    const links = valuesOf(page, 'href').filter(
      (href) => href !== callHref(site) && !href.startsWith(`mailto:${site.email}`),
    )
    const paths = ['/', ...everyPage.map(([, other]) => other(site).head.path)]
    const anchors = valuesOf(page, 'id').map((id) => `#${id}`)
    const forms = ['/full-service-program#sign-up', '/forms/funding?program=performance']
    const known = [...paths, ...anchors, ...forms]
    expect(links.filter((href) => !known.includes(href))).toEqual([])
  })

  test('it can be called from its top and from its end', () => {
    const call = { label: `Call ${site.phone}`, href: callHref(site) }
    expect(sectionsOf(page, 'hero')[0]?.actions).toContainEqual(expect.objectContaining(call))
    expect(sectionsOf(page, 'closing')[0]?.actions).toContainEqual(expect.objectContaining(call))
  })

  test('the sheet of costs holds the protection plan and the refund rule', () => {
    const words = JSON.stringify(sectionsOf(page, 'totalCost'))
    expect(words).toContain('a monthly fee based on your rent')
    expect(words).toContain('paid straight to the company that runs the plan')
    expect(words).toMatch(/only if we did no work, or if you cancel/i)
    expect(words).toContain('no service was rendered')
  })

  test('its offers for search engines carry the prices of the page', () => {
    const prices = [...JSON.stringify(page.head.schema).matchAll(/"price":"([\d.]+)"/g)].map(
      ([, price]) => price,
    )
    const words = wordsWithoutQuotes(page)
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices) expect(words).toContain(dollars(Number(price)))
  })

  test('a price changed in the register changes the page and its schema', () => {
    const doubled = Object.fromEntries(
      Object.entries(claimRegister).map(([name, claim]) =>
        claim.kind === 'price' ? [name, { ...claim, value: claim.value * 2 }] : [name, claim],
      ),
    )
    const dearer = pageFor({ ...site, claims: wordsOf(doubled), numbers: numbersOf(doubled) })
    expect(dearer.sections).not.toEqual(page.sections)
    expect(dearer.head.schema).not.toEqual(page.head.schema)
  })
})

describe.each(everyPage)('%s in Spanish', (_name, pageFor) => {
  const [page, english] = [pageFor(inSpanish), pageFor(site)]

  test('it is made of the same sections, and leads to the same places', () => {
    expect(page.sections.map(({ kind }) => kind)).toEqual(english.sections.map(({ kind }) => kind))
    for (const key of ['href', 'id', 'offers', 'price'])
      expect(valuesOf(page, key)).toEqual(valuesOf(english, key))
  })

  test('title and description fit a search result', () => {
    expect(page.head.title.length).toBeLessThanOrEqual(60)
    expect(page.head.description.length).toBeLessThanOrEqual(155)
  })

  test('every list is as long as in English', () => {
    const lengths = (one: LandingPage) => JSON.stringify(one).replace(/"(?:[^"\\]|\\.)*"/g, '""')
    expect(lengths(page)).toBe(lengths(english))
  })
})

test('the refund rule names the hours to cancel', () => {
  for (const build of [fullServicePage, secondShotPage, badCreditPage, diyKitPage]) {
    expect(JSON.stringify(build(site))).toContain(`within ${site.claims.refundWindow} of paying`)
  }
})

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>

function sectionsOf<K extends Section['kind']>(page: LandingPage, kind: K) {
  return page.sections.filter((section): section is Of<K> => section.kind === kind)
}

function wordsWithoutQuotes(page: LandingPage) {
  const sections = page.sections.map((section) =>
    section.kind === 'quotes' ? { ...section, quotes: [] } : section,
  )
  return JSON.stringify({ ...page, sections })
}

function amountsIn(words: string) {
  return words.match(/\$\d[\d,]*(\.\d+)?/g)?.map((amount) => amount.replace(/,$/, '')) ?? []
}

function valuesOf(page: LandingPage, key: string) {
  return [...JSON.stringify(page).matchAll(new RegExp(`"${key}":"([^"]*)"`, 'g'))].map(
    ([, value]) => value ?? '',
  )
}
