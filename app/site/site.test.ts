import { expect, test } from 'vitest'
import { longDay } from '../platform/us-date.ts'
import { usStates } from '../platform/us-states.ts'
import { isFormName } from './forms.ts'
import { loggedPath } from './logged-path.ts'
import { bannerText, callHref, defaultSite, formHref, formOrigins, isFundingOffer } from './site.ts'
import { noSocialLinks, socialLinks } from './social-links.ts'
import { formatOf, type SocialPicture, socialAddress, versionOf } from './social-picture.ts'
import {
  incomeLawIn,
  incomeLawSentence,
  incomeLaws,
  vouchersAnywhere,
  vouchersElse,
  vouchersIn,
  vouchersOnForm,
} from './vouchers.ts'

const site = defaultSite('https://site.example')

test('the banner is the owner’s words, else made from the funding range', () => {
  expect(bannerText(site)).toBe(`Get ${site.claims.fundingRange} in Rental Funding Today!`)
  expect(bannerText({ ...site, banner: 'Open on Sunday' })).toBe('Open on Sunday')
})

test.each([
  ['(800) 555-0142', 'tel:+18005550142'],
  ['1 800 555 0142', 'tel:+18005550142'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('the phone number %s is called as %s', (phone, href) => {
  expect(callHref({ phone })).toBe(href)
})

const connected = {
  address: 'https://forms.example/a?x=1',
  script: 'https://cdn.example/s.js',
  embedKey: 'k',
}

test('a form leads to the owner’s own, else to ours; its origins are allowed once each', () => {
  expect(formHref(site, 'signup')).toBe('/forms/signup')
  expect(formOrigins(site)).toEqual([])
  const own = { ...site, forms: { ...site.forms, signup: connected, funding: connected } }
  expect(formHref(own, 'signup')).toBe('https://forms.example/a?x=1')
  expect(formOrigins(own)).toEqual(['https://forms.example', 'https://cdn.example'])
  expect([isFormName('signup'), isFormName('toString')]).toEqual([true, false])
})

test('only the networks where the owner has a page are linked', () => {
  expect(socialLinks(noSocialLinks)).toEqual([])
  expect(socialLinks({ ...noSocialLinks, x: 'https://x.com/key' })).toEqual([
    { label: 'X', href: 'https://x.com/key' },
  ])
})

test('a log holds no private link, not even one of an old mail', () => {
  for (const secret of ['/approval-wall/my-story/s3cret', '/my-story/s3cret', '/articles/preview/s3cret'])
    expect(loggedPath(secret)).not.toContain('s3cret')
  expect(loggedPath('/articles/renting-again')).toBe('/articles/renting-again')
})

const picture: SocialPicture = { headline: 'h', line: 'l', art: { kind: 'drawing', drawing: 'door' } }

test('a picture’s address changes with its words, its drawing and the brand, and with nothing else', () => {
  const version = (change: Partial<SocialPicture>, brand = 'Brand') =>
    versionOf({ ...picture, ...change }, brand)
  const versions = [
    version({}),
    version({ label: 'x' }),
    version({ headline: 'x' }),
    version({ line: 'x' }),
    version({ art: { kind: 'drawing', drawing: 'kit' } }),
    version({}, 'Other'),
    version({ headline: 'l', line: 'h' }),
  ]
  expect(new Set(versions).size).toBe(versions.length)
  expect(version({})).toBe(version({ label: '' }))
  for (const one of versions) expect(one).toMatch(/^[0-9a-z]{3,7}$/)
})

test('a picture lies beside its page: a photograph as JPEG, a drawing as PNG', () => {
  const photo: SocialPicture = { ...picture, art: { kind: 'photo', id: '1' } }
  expect(formatOf(photo)).toBe('jpg')
  const v = versionOf(picture, site.brand)
  expect(socialAddress(site, '/', picture)).toBe(`https://site.example/social/home.png?v=${v}`)
  expect(socialAddress(site, '/states', photo)).toMatch(/^https:\/\/site\.example\/social\/states\.jpg\?v=/)
  const spanish = socialAddress({ ...site, language: 'es' }, '/', picture)
  expect(spanish).toBe(`https://site.example/es/social/home.png?v=${v}`)
})

test('vouchers are refused unless the owner welcomes them in a state', () => {
  const owner = { vouchers: { TX: 'considered', CA: 'considered' }, language: 'en' } as const
  expect(vouchersIn(owner, 'TX')).toBe('In Texas we work with Section 8 and other vouchers.')
  expect(vouchersIn(owner, 'OH')).toBe('The programs do not work with Section 8 or other vouchers.')
  expect(vouchersElse(owner, 'No vouchers.')).toBe(
    'No vouchers. This does not hold in California and Texas: there we work with them.',
  )
  expect(vouchersElse({ vouchers: {}, language: 'en' }, 'No vouchers.')).toBe('No vouchers.')
  expect(vouchersOnForm({ vouchers: {}, language: 'en' })).toContain(
    'do not work with vouchers: do not pay us',
  )
  expect(vouchersOnForm(owner)).toContain('only in California and Texas: elsewhere, do not pay us')
})

test.each([
  ['en', 'We work with Section 8 and other vouchers', 'Yes', ', except in Idaho and Ohio'],
  ['es', 'Trabajamos con Section 8 y otros vales de vivienda (vouchers)', 'Sí', ', excepto en Idaho y Ohio'],
] as const)(
  'vouchers that most states welcome, or all, do not read as a refusal (%s)',
  (language, we, yes, except) => {
    const welcome = (not: string[]) => ({
      language,
      vouchers: Object.fromEntries(
        usStates.flatMap(({ code }) => (not.includes(code) ? [] : [[code, 'considered' as const]])),
      ),
    })
    expect(vouchersElse(welcome([]), 'No vouchers.')).toBe(`${we}.`)
    expect(vouchersAnywhere(welcome([])).startsWith(`${yes}. `)).toBe(true)
    expect(vouchersOnForm(welcome([]))).toBe('')
    const most = welcome(['ID', 'OH'])
    expect(vouchersElse(most, 'No vouchers.')).toBe(`${we}${except}.`)
    expect(vouchersAnywhere(most).startsWith(`${yes}${except}: `)).toBe(true)
    expect(vouchersOnForm(most)).toMatch(/Idaho (and|y) Ohio: /)
  },
)

test.each([
  ['Get $500-$3,500 in Rental Funding Today!', true],
  ['Up to $3,500 for your first month', true],
  ['¡Obtenga hasta $3,500 hoy!', true],
  ['Cash for move-in day', true],
  ['We lend $500 to $3,500 for your move', true],
  ['Financing from $500', true],
  ['Need $3,500 to move in? Apply today', true],
  ['Consiga $3,500 para su depósito', true],
  ['Un préstamo para su mudanza', true],
  ['Full refund if four landlords say no', false],
  ['Get your $395 back if four landlords say no', false],
  ['Hasta $50 de descuento en el kit', false],
  ['$50 off the kit in May', false],
  ['Open on Sunday', false],
])('that the banner “%s” offers a loan: %s', (text, isOffer) => {
  expect(isFundingOffer(text)).toBe(isOffer)
})

test('a law about the source of income is named with its statute and day, where one is on file', () => {
  expect(incomeLaws.length).toBeGreaterThan(5)
  expect(new Set(incomeLaws.map(({ state }) => state)).size).toBe(incomeLaws.length)
  for (const { state, statute, href, asOf } of incomeLaws) {
    expect(state).toMatch(/^[A-Z]{2}$/)
    expect(href).toMatch(/^https:\/\//)
    expect(asOf).toMatch(/^\d{4}-\d\d/)
    expect(incomeLawSentence(state)).toContain(`(${statute}; as of ${longDay(asOf)})`)
  }
  expect(incomeLawSentence('CA')).toMatch(/^The law of California protects renters/)
  expect([incomeLawIn('TX'), incomeLawSentence('TX')]).toEqual([null, ''])
})
