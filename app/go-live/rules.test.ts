import { expect, test } from 'vitest'
import { lawsOf } from '../almanac/laws.ts'
import { demoArticles } from '../articles/demo-articles.ts'
import { parseDay } from '../platform/calendar-day.ts'
import { languages } from '../platform/language.ts'
import { usStates } from '../platform/us-states.ts'
import { findSetting } from '../settings/register.server.ts'
import { findAddress } from '../site/find-address.ts'
import { checkedOn } from './checked-on.ts'
import type { CheckedSource } from './facts.ts'
import { articleLines } from './read-facts.server.ts'
import { review } from './review.server.ts'
import { rules } from './rules.ts'
import { type Change, checkedLately, factsOf } from './testing/clean-site.ts'

const denise = 'Denise R. $2,400 Houston, TX'
const said = (words: string) => () => words

/** What is wrong, what finds it, and nothing else may. */
const plantings: [what: string, rule: string, Change][] = [
  [
    'a fee before a loan, beside a rate',
    'fee-before-loan',
    withFee(({ claims }) => `Approval rate: ${claims.approvalRate}`),
  ],
  [
    'a fee before a loan, beside a success rate',
    'fee-before-loan',
    withFee(({ claims }) => `${claims.localSuccessRate} succeed`),
  ],
  [
    'a fee before a loan, beside a promise in words',
    'fee-before-loan',
    withFee(said('You will be approved.')),
  ],
  [
    'money today, where the decision alone takes a day',
    'funding-today',
    { pages: { '/': said('Get rental funding today! It is a loan.') } },
  ],
  ['a broker’s fee', 'broker-license', { pages: { '/': said('Broker fee (placement fee): $895.00.') } }],
  [
    'funding that never says it is a loan',
    'funding-is-a-loan',
    { pages: { '/state/ohio': ({ claims }) => `Get ${claims.fundingRange} now!` } },
  ],
  [
    'how long a loan is paid back, and no rate',
    'repayment-without-rate',
    { pages: { '/': said('Repayment takes 6-24 months.') } },
  ],
  [
    'a policy without a refund rule',
    'no-refund-rule',
    { pages: { '/policy-terms': said('<p>All payments are due at once.</p>') } },
  ],
  ['an offer to repair credit', 'credit-repair', { pages: { '/': said('We repair your credit first.') } }],
  [
    'an offer to take an eviction off a report',
    'credit-repair',
    { articles: [{ title: 'A', words: 'We remove evictions from your report.' }] },
  ],
  [
    'a number in place of a Social Security number',
    'number-for-social-security',
    { pages: { '/diy-rental-kit': said('Use it instead of your Social Security number.') } },
  ],
  ['a rate nobody wrote a basis for', 'numbers-without-basis', withoutNote('approvalRate')],
  ['a count nobody wrote a basis for', 'numbers-without-basis', withoutNote('familiesHoused')],
  ['a time nobody wrote a basis for', 'times-without-basis', withoutNote('fundingDecision')],
  [
    'a basis of three years ago',
    'basis-out-of-date',
    { settings: { 'claim-note.familiesHoused': { basis: 'Our books', date: '2023-10-01' } } },
  ],
  [
    'two times for one approval',
    'contradictions',
    { settings: { 'claim.landlordApproval': '24-48 hours', 'claim.landlordApproval.es': '24-48 horas' } },
  ],
  [
    'words that the owner changed in English alone',
    'untranslated-words',
    { settings: { 'claim.preApproval': 'an early answer' } },
  ],
  [
    'Spanish words with a figure that the English ones no longer have',
    'other-figures',
    { settings: { 'claim.lowestCreditScore': '500', 'claim.lowestCreditScore.es': '450' } },
  ],
  [
    'an article in one language',
    'untranslated-articles',
    {
      facts: {
        articles: [
          { id: '1', slug: 'a', title: 'A', updatedAt: new Date('2026-11-01'), language: 'es', shared: '1' },
        ],
      },
    },
  ],
  ['two adults who pay less than one', 'contradictions', { settings: { 'claim.kitTwoAdults': 100 } }],
  [
    'a guarantee alone',
    'guarantee-without-terms',
    { pages: { '/diy-rental-kit': said('Our approval guarantee') } },
  ],
  [
    'a guarantee whose terms stand elsewhere',
    'guarantee-without-terms',
    {
      pages: {
        '/diy-rental-kit': said(
          '<section>Our guarantee</section><section>We keep working while you cooperate.</section>',
        ),
      },
    },
  ],
  [
    'words of a scam on a page',
    'bait-words',
    { pages: { '/state/ohio': said('No credit check apartments') } },
  ],
  [
    'words of a scam in an article',
    'bait-words',
    { articles: [{ title: 'A', words: 'Everybody gets approved.' }] },
  ],
  [
    'a made-up story with its label',
    'invented-testimonials',
    { pages: { '/': said(`<p>${denise} Illustrative example</p>`) } },
  ],
  ['a made-up story without its label', 'unlabelled-testimonials', { pages: { '/': said(denise) } }],
  ['stars beside a story', 'stars-nobody-gave', { pages: { '/': said('A client ★★★★★') } }],
  ['a story from an address kept for examples', 'stories-from-nobody', story('reserved address')],
  ['a story from an admin', 'insider-stories', story('address of an admin')],
  [
    'vouchers refused in the policy',
    'vouchers-refused',
    { pages: { '/policy-terms': said('We do not accept Section 8.') } },
  ],
  [
    'vouchers refused on the page of a state that protects them',
    'vouchers-refused',
    { pages: { '/state/california': said('We cannot work with vouchers.') } },
  ],
  [
    'a page without the equal housing mark',
    'no-fair-housing-mark',
    { pages: { '/state/ohio': said('<footer>Nothing</footer>') } },
  ],
  [
    'words that exclude families',
    'words-that-exclude',
    { articles: [{ title: 'A', words: 'A quiet house, no children.' }] },
  ],
  [
    'words that exclude a faith',
    'words-that-exclude',
    { pages: { '/': said('Christian renters are welcome.') } },
  ],
  ['a phone number of a film', 'phone-reaches-nobody', { settings: { phone: '(800) 555-0142' } }],
  [
    'such a number in an article',
    'phone-reaches-nobody',
    { articles: [{ title: 'A', words: 'Call 713-555-0123.' }] },
  ],
  ['an address kept for examples', 'mail-reaches-nobody', { settings: { email: 'help@example.com' } }],
  [
    'such an address in an article',
    'mail-reaches-nobody',
    { articles: [{ title: 'A', words: 'Write to me@house.example.' }] },
  ],
  [
    'a privacy page without a contact',
    'no-privacy-contact',
    { pages: { '/privacy': said('<p>We keep it safe.</p>') } },
  ],
  ['no postal address', 'no-postal-address', { settings: { 'postal-address': '' } }],
  ['no mail server', 'mail-not-set-up', { facts: { mail: { kind: 'not-set-up' } } }],
  ['a mail server that refuses', 'mail-not-set-up', { facts: { mail: { kind: 'trouble', why: 'No.' } } }],
  ['a mail server that says nothing', 'mail-not-set-up', { facts: { mail: null } }],
  [
    'mails from an address kept for examples',
    'mail-from-nobody',
    { facts: { mailFrom: 'help@example.com' } },
  ],
  ['demo articles', 'demo-articles', { facts: { demo: { articles: 1, stories: 0, applications: 0 } } }],
  ['demo stories', 'demo-stories', { facts: { demo: { articles: 0, stories: 2, applications: 0 } } }],
  [
    'demo applications',
    'demo-applications',
    { facts: { demo: { articles: 0, stories: 0, applications: 9 } } },
  ],
  [
    'figures of three years ago',
    'old-figures',
    { pages: { '/state/ohio': said('Average rent, 2019–2023: $988') } },
  ],
  [
    'figures of an old fiscal year',
    'old-figures',
    { pages: { '/state/ohio': said('Fair rent, FY2023: $900') } },
  ],
  ['a law of a state that nobody checked for a year', 'old-laws', checked('stateLaws')],
  ['federal law read a year ago', 'old-laws', checked('federalLaw')],
  ['helplines read a year ago', 'old-laws', checked('assistance')],
  ['a list of legal help a year old', 'old-laws', checked('legalAid')],
  [
    'an article with facts, past its review date',
    'articles-to-check',
    { articles: [{ title: 'A', words: 'The fee is $50.', updatedAt: new Date('2025-10-01') }] },
  ],
  ['a policy of long ago', 'policies-to-read', { pages: { '/privacy': said('Last updated 01/20/2025') } }],
  ['a page that cannot be made', 'pages-unread', { pages: { '/state/ohio': said('500') } }],
  ['a copyright of the past', 'old-copyright', { settings: { 'copyright-year': 2024 } }],
  ['a local address', 'no-public-address', { url: 'http://localhost:3000' }],
  ['plain http', 'no-https', { url: 'http://www.open-door-homes.com' }],
  [
    'an account without a second step',
    'no-second-step',
    { facts: { withoutSecondStep: ['a@open-door-homes.com'] } },
  ],
  ['the first password', 'made-up-password', { facts: { hasOwnPassword: false } }],
  ['no backup', 'no-backup', { facts: { lastBackupAt: null } }],
  ['an old backup', 'no-backup', { facts: { lastBackupAt: new Date('2026-11-01') } }],
  ['the name of the demo', 'default-brand', { settings: { brand: 'Second Key Rentals' } }],
]

test('on a site where everything is mended nothing is found', async () => {
  expect(await found({})).toEqual([])
})

test.each(plantings)('%s is found by its rule and by no other', async (_what, rule, change) => {
  expect(await found(change)).toEqual([rule])
})

test('laws and helplines have the oldest day of their data', () => {
  for (const day of Object.values(checkedOn)) expect(parseDay(day)).toBe(day)
  const laws = usStates.flatMap(({ code }) => lawsOf(code))
  expect(laws.filter(({ asOf }) => asOf < checkedOn.stateLaws)).toEqual([])
  expect(laws.some(({ asOf }) => asOf === checkedOn.stateLaws)).toBe(true)
})

test('every rule has a planted violation, an id of its own, and a page that mends it', () => {
  expect(new Set(plantings.map(([, rule]) => rule))).toEqual(new Set(rules.map(({ id }) => id)))
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const { id, mend, law } of rules) {
    const { pathname, hash } = new URL(mend.href, 'https://x.test')
    expect(findAddress(pathname), id).not.toBeNull()
    if (hash.startsWith('#field-')) expect(findSetting(hash.slice('#field-'.length)), id).not.toBeNull()
    expect(law.href ?? 'https:', id).toMatch(/^https:/)
  }
})

test('what is denied, warned of, excepted or said with its terms is no violation', async () => {
  const fine: Change[] = [
    { pages: { '/': said('An approval is not guaranteed.') } },
    { pages: { '/': said('Approval guarantee: we keep working on your case while you cooperate.') } },
    { pages: { '/': said('Repayment takes 6-24 months at an APR of 9% to 30%.') } },
    { pages: { '/policy-terms': said('Each carries the label “Illustrative example”.') } },
    { pages: { '/state/ohio': said('Rents of 2020–2024, and of 2021–2025.') } },
    { pages: { '/state/ohio': said('We cannot work with vouchers.') } },
    { pages: { '/state/ohio': said('The 2020 census counted 11,799,448 people.') } },
    { articles: [{ title: 'Scams', words: '“No credit check” is what a scam says.' }] },
    { articles: [{ title: 'Old, without facts', words: 'Be kind.', updatedAt: new Date('2020-01-01') }] },
    { facts: { isBrandKept: true }, settings: { brand: 'Second Key Rentals' } },
  ]
  for (const change of fine) expect(await found(change), JSON.stringify(change)).toEqual([])
})

/** In the words of a Spanish article, and what finds it. */
const inSpanish: [words: string, rule: string][] = [
  ['Reciba dinero para la renta hoy.', 'funding-today'],
  ['Reparamos su crédito primero.', 'credit-repair'],
  ['Quitamos los desalojos de su reporte.', 'credit-repair'],
  ['Use este número en lugar de su número de Seguro Social.', 'number-for-social-security'],
  ['Le vendemos un “credit privacy number”.', 'number-for-social-security'],
  ['Le garantizamos un apartamento.', 'guarantee-without-terms'],
  ['Su aprobación está garantizada.', 'guarantee-without-terms'],
  ['Apartamentos sin revisión de crédito.', 'bait-words'],
  ['Con nosotros todos son aprobados.', 'bait-words'],
  ['No aceptamos vales de vivienda.', 'vouchers-refused'],
  ['Una casa tranquila, sin niños.', 'words-that-exclude'],
  ['Solo para adultos.', 'words-that-exclude'],
]

test.each(inSpanish)('“%s” is found in Spanish as it would be in English', async (content, rule) => {
  expect(await foundIn([{ ...spanish, content }])).toEqual([rule])
})

test('what is denied or warned of in Spanish is no violation', async () => {
  for (const content of [
    'Nunca use un número en lugar de su número de Seguro Social.',
    'Alguien le ofrece un “credit privacy number”.',
    'Nadie puede garantizar una aprobación, y no la garantizamos.',
    'Garantizamos que seguimos trabajando mientras usted coopere.',
    'Pida de vuelta el depósito de garantía.',
    '“Sin revisión de crédito” es lo que dice una estafa.',
  ])
    expect(await foundIn([{ ...spanish, content }]), content).toEqual([])
})

/** On a page in Spanish, with what finds it. */
const onSpanishPages: [what: string, rule: string, Change][] = [
  ['words of a scam', 'bait-words', { pages: { '/es': said('Aprobación instantánea para todos') } }],
  ['words that exclude', 'words-that-exclude', { pages: { '/es': said('Todo nuevo, solo para adultos') } }],
  ['money today', 'funding-today', { pages: { '/es': said('Obtenga fondos hoy. Es un préstamo.') } }],
  [
    'funding that is never called a loan',
    'funding-is-a-loan',
    { pages: { '/es/state/ohio': ({ claims }) => `¡Obtenga ${claims.fundingRange}!` } },
  ],
  [
    'a fee before a loan, beside a promise',
    'fee-before-loan',
    {
      settings: { 'claim.applicationFee': 99.95 },
      pages: { '/es': ({ claims }) => `La solicitud cuesta ${claims.applicationFee}. Le aprobarán.` },
    },
  ],
  [
    'how long a loan is paid back, and no rate',
    'repayment-without-rate',
    { pages: { '/es': said('El plazo para pagar el préstamo es de 6-24 meses.') } },
  ],
  ['a broker’s fee', 'broker-license', { pages: { '/es': said('Cargo de colocación: $895.') } }],
  [
    'a policy without a refund rule',
    'no-refund-rule',
    { pages: { '/es/policy-terms': said('<p>Todo se paga enseguida.</p>') } },
  ],
  ['a guarantee alone', 'guarantee-without-terms', { pages: { '/es': said('Aprobación garantizada') } }],
  [
    'a made-up story with its label',
    'invented-testimonials',
    { pages: { '/es': said(`<p>${denise} Ejemplo ilustrativo</p>`) } },
  ],
  ['a made-up story without its label', 'unlabelled-testimonials', { pages: { '/es': said(denise) } }],
  [
    'vouchers refused in a state that protects them',
    'vouchers-refused',
    { pages: { '/es/state/california': said('No trabajamos con vales de vivienda.') } },
  ],
  [
    'no equal housing mark',
    'no-fair-housing-mark',
    { pages: { '/es/state/ohio': said('<footer>Nada</footer>') } },
  ],
  [
    'no address to write to about one’s data',
    'no-privacy-contact',
    { pages: { '/es/privacy': said('<p>Escríbanos.</p>') } },
  ],
  [
    'a policy nobody read for a year',
    'policies-to-read',
    {
      pages: {
        '/es/policy-terms': said('<p>Última actualización: 01/20/2025 (mes/día/año)</p><p>Reembolso</p>'),
      },
    },
  ],
  ['a page that cannot be made', 'pages-unread', { pages: { '/es/diy-rental-kit': said('500') } }],
]

test.each(onSpanishPages)('a Spanish page with %s: %s finds it', async (_what, rule, change) => {
  expect(await found(change)).toEqual([rule])
})

test('a page of one state speaks of that state in Spanish too, and the terms of a guarantee need none beside them', async () => {
  const refused = said('No trabajamos con vales de vivienda.')
  expect(await found({ pages: { '/es/state/ohio': refused } })).toEqual([])
  const [finding] = await review(await factsOf({ pages: { '/es/state/california': refused } }), new Map())
  expect(finding?.spots.map(({ text }) => text)).toEqual([
    '“No trabajamos con vales de vivienda.”',
    'California:',
  ])
  expect(await found({ pages: { '/es/policy-terms': said('Garantía de aprobación') } })).toEqual([])
})

test('the demo articles alarm nobody, in whatever language', async () => {
  const articles = demoArticles.flatMap((article) =>
    languages.map((language) => ({ ...article[language], language })),
  )
  expect(await foundIn(articles)).toEqual([])
})

test('the result of the wizard, the same for everybody, stands beside a fee before a loan', async () => {
  const [finding] = await review(await factsOf(withFee(said('You will be approved.'))), new Map())
  expect(finding?.spots.map(({ text }) => text).join()).toContain('Perfect! You Qualify for Our Program')
})

test('a state that the policy excepts from its refusal is not named, the others are', async () => {
  const words = 'Outside California we do not take vouchers, except in California.'
  const facts = await factsOf({ pages: { '/policy-terms': said(words) } })
  const [finding] = await review(facts, new Map())
  const texts = finding?.spots.map(({ text }) => text) ?? []
  expect(texts).toContain('Oregon:')
  expect(texts).not.toContain('California:')
})

test('the language an article lacks is named in English', async () => {
  const article = { id: '1', slug: 'a', title: 'A', updatedAt: new Date('2026-11-01'), shared: '1' }
  const facts = await factsOf({ facts: { articles: [{ ...article, language: 'en' as const }] } })
  const findings = await review(facts, new Map())
  const texts = findings.flatMap(({ id, spots }) => (id === 'untranslated-articles' ? spots : []))
  expect(texts.map(({ text }) => text)).toEqual(['“A”, not in Spanish'])
})

const spanish = { language: 'es', slug: 'a', title: 'Un artículo', excerpt: '' } as const

/** On a site where everything else is mended. */
async function foundIn(articles: Parameters<typeof articleLines>[0][]) {
  const facts = await factsOf()
  const lines = [...facts.lines, ...articles.flatMap(articleLines)]
  return (await review({ ...facts, lines }, new Map())).map(({ id }) => id)
}

async function found(change: Change) {
  return (await review(await factsOf(change), new Map())).map(({ id }) => id)
}

function checked(source: CheckedSource): Change {
  return { facts: { checkedOn: { ...checkedLately, [source]: '2025-11-01' } } }
}

function withFee(words: NonNullable<Change['pages']>[string]): Change {
  return {
    settings: { 'claim.applicationFee': 99.95 },
    pages: { '/': (site) => `Apply for ${site.claims.applicationFee}. ${words(site)}` },
  }
}

function withoutNote(name: 'approvalRate' | 'familiesHoused' | 'fundingDecision'): Change {
  return {
    settings: { [`claim-note.${name}`]: undefined },
    pages: { '/': ({ claims }) => `So much: ${claims[name]}` },
  }
}

function story(doubt: 'reserved address' | 'address of an admin'): Change {
  return { facts: { doubtfulStories: [{ id: '1', headline: 'A new door', doubt }] } }
}
