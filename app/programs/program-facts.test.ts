import { expect, test } from 'vitest'
import { defaultSite } from '../site/site.ts'
import { page as badCreditPage } from './pages/bad-credit-rentals.ts'
import { page as corporateLeasePage } from './pages/corporate-lease-program.ts'
import { page as diyKitPage } from './pages/diy-rental-kit.ts'
import { page as fullServicePage } from './pages/full-service-program.ts'
import { page as secondShotPage } from './pages/second-shot-program.ts'
import { kitTestimonials } from './program-testimonials.ts'

const site = defaultSite('https://example.test')
const { claims } = site

test.each([
  ['full service', fullServicePage(site)],
  ['second shot', secondShotPage(site)],
  ['bad credit', badCreditPage(site)],
])('%s tells every term of the full-service program', (_name, page) => {
  expectFacts(page, [
    `${claims.setupFee} per adult`,
    'for each adult over 18, due before service begins',
    `"price":"${claims.placementFee}"`,
    `due within ${claims.placementDue} of approval or acceptance`,
    `worth ${claims.listingsBonus}. You get it free`,
    `order by phone, the database is ${claims.listingsBonus} extra`,
    'It is run by a third party: a company that is not us',
    `typically takes ${claims.approvalTime}. This is not guaranteed`,
    `standard support runs ${claims.supportTimeline}`,
    'under our approval guarantee while you cooperate. No date is promised',
    'You may choose any property',
    'cannot work with Section 8 or vouchers',
    'Payments made after approval are non-refundable',
  ])
  expect(page.sections.find(({ kind }) => kind === 'steps')).toHaveProperty('steps.length', 4)
})

test('the full-service page has four reasons, a note on the list and the sign-up form', () => {
  const page = fullServicePage(site)
  expect(page.chrome).toBe('simple')
  expect(page.sections.find(({ kind }) => kind === 'cards')).toHaveProperty('cards.length', 4)
  expect(page.sections).toContainEqual(
    expect.objectContaining({ kind: 'form', id: 'sign-up', form: 'signup' }),
  )
  expectFacts(page, ['A word about the second-chance list', '"href":"#sign-up"'])
})

test.each([
  ['second shot', secondShotPage(site)],
  ['bad credit', badCreditPage(site)],
])('%s is a plain page whose sign-up buttons lead to the form of full service', (_name, page) => {
  expect(page.chrome).toBe('full')
  expect(page.sections.map(({ kind }) => kind)).not.toContain('form')
  expectFacts(page, ['"href":"/full-service-program#sign-up"'])
})

test('second shot names whom it is for', () => {
  expectFacts(secondShotPage(site), ['an eviction, a broken lease or a criminal record'])
})

test('bad credit makes its claims in the words of the register', () => {
  expectFacts(badCreditPage(site), [
    `credit scores as low as ${claims.lowestCreditScore}`,
    claims.noDeposit,
    claims.preApproval,
    'Asking for it is free: you send the form, we answer, usually within 24 hours, and you pay only if you then say yes.',
    `Approval in ${claims.landlordApproval}`,
  ])
  // Of a form of another company we do not know it.
  const preapproval = { ...site.forms.preapproval, address: 'https://forms.example/x' }
  const elsewhere = badCreditPage({ ...site, forms: { ...site.forms, preapproval } })
  expect(JSON.stringify(elsewhere)).not.toContain('Asking for it is free')
})

test('the kit page tells contents, prices, payments and delivery', () => {
  const page = diyKitPage(site)
  expect(page).toMatchObject({ chrome: 'simple', aside: { id: 'order', form: 'diy-order' } })
  expectFacts(page, [
    `${claims.rentersHelpedByKit} renters`,
    'Registered renter identification number',
    `Step-by-step instructions","text":"What to do first, what to do next, and what to say. Valued at ${claims.instructionsValue}`,
    'Second-chance listings database',
    `Valued at ${claims.databaseValue}`,
    'Letters and documents',
    `"price":"${claims.kitOneAdult}","terms":"${claims.kitTodayOneAdult} today, ${claims.kitBeforeDelivery} before delivery"`,
    `"price":"${claims.kitTwoAdults}","terms":"${claims.kitTodayTwoAdults} today, the rest before delivery"`,
    `"title":"Number alone, one adult","price":"${claims.numberOneAdult}"`,
    `"title":"Number alone, two adults","price":"${claims.numberTwoAdults}"`,
    `digitally within ${claims.kitDelivery} after your number is registered`,
    'never replaces your Social Security number on any application',
    'We register it in our own list',
    'We give landlords no information about you',
  ])
})

test.each(['apartment', 'house', 'condo', 'townhome', 'trailer'])(
  'a kit testimonial is about a %s',
  (home) => {
    expect(kitTestimonials('en').some(({ story }) => story.includes(home))).toBe(true)
  },
)

test('the corporate page tells fee, applications, refund and what follows', () => {
  const page = corporateLeasePage(site)
  const count = claims.corporateApplications
  expect(page).toMatchObject({
    chrome: 'simple',
    aside: { id: 'enroll', form: 'corporate', heading: 'Enroll Now' },
  })
  expectFacts(page, [
    `costs ${claims.corporateFee}. You pay it one time, upfront`,
    'A lease in your own name',
    `Up to ${count} applications to properties in our approved database`,
    `A full refund if you are denied at ${count} approved-database properties`,
    'We keep working on your case after that',
    `A ${claims.refundAfterDenials}, if you are denied at ${count} approved-database properties`,
    'under our approval guarantee while you cooperate',
    'We cannot promise a date',
    'cannot work with Section 8 or vouchers',
  ])
})

test('the corporate page calls from fee, property, recap and guarantee, then shows stories around it', () => {
  const headings = corporateLeasePage(site).sections.flatMap((section) =>
    section.kind === 'prose' && section.actions ? [section.heading] : [],
  )
  expect(headings).toEqual(['The fee', 'What kind of home', 'In short', 'Our guarantee, in plain words'])
  expect(
    corporateLeasePage(site)
      .sections.map(({ kind }) => kind)
      .slice(-4),
  ).toEqual(['quotes', 'prose', 'quotes', 'closing'])
})

function expectFacts(page: object, facts: string[]) {
  const words = JSON.stringify(page)
  expect(facts.filter((fact) => !words.includes(fact))).toEqual([])
}
