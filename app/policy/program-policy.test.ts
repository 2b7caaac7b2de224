import { expect, test } from 'vitest'
import { defaultSite } from '../site/site.ts'
import { plainText } from './document.ts'
import { programPolicy } from './program-policy.ts'
import { sectionText } from './testing/document-text.ts'

const site = defaultSite('https://secondkey.example')
const { claims, exact } = site
const policy = programPolicy(site)
const text = (id: string) => sectionText(policy, id)

test('the policy has its specified title, date and twelve sections', () => {
  expect(policy.title).toBe('Terms of Service & Program Policy')
  expect(policy.updated).toBe('01/20/2025')
  expect(policy.sections).toHaveLength(12)
})

test('Performance-Based: nothing upfront, then the greater of a month’s rent and the least fee', () => {
  const terms = text('performance-based-program')
  expect(terms).toContain(`${claims.performanceUpfront} upfront`)
  expect(terms).toContain(`${claims.performanceFee} or ${exact.performanceMinimum}, whichever is greater`)
  expect(terms).toContain(`due within ${claims.performanceDue} of approval`)
  expect(terms).toContain('a property from our matching system')
  expect(terms).toContain('You must have the renter-protection plan')
})

test('Full Service: a setup fee per adult before service, a broker fee after approval, any property', () => {
  const terms = text('full-service-program')
  expect(terms).toContain(`${exact.setupFee} per adult over 18. It is due before service begins`)
  expect(terms).toContain(`${exact.placementFee}. It is due within ${claims.placementDue}`)
  expect(terms).toContain('any property')
  expect(terms).toContain(`worth ${claims.listingsBonus}. It is free when you order online`)
  expect(terms).toContain(`order by phone, it costs ${claims.listingsBonus} extra`)
  expect(terms).toContain(`${claims.approvalTime}. This is not guaranteed`)
})

test('Corporate Lease: paid upfront, refunded in full after as many denials as applications', () => {
  const terms = text('corporate-lease-program')
  expect(terms).toContain(`${exact.corporateFee} upfront`)
  expect(terms).toContain(`up to ${claims.corporateApplications} applications`)
  expect(terms).toContain('approved database')
  expect(terms).toContain(
    `denied at ${claims.corporateApplications} approved-database properties, you get a 100% refund`,
  )
  expect(terms).toContain('keep working on your case')
})

test('Do-it-yourself kit: every price and the delivery', () => {
  const terms = text('do-it-yourself-kit')
  expect(terms).toContain(`Full kit | ${claims.kitOneAdult} | ${claims.kitTwoAdults}`)
  expect(terms).toContain(`paid today | ${claims.kitTodayOneAdult} | ${claims.kitTodayTwoAdults}`)
  expect(terms).toContain(`before delivery | ${claims.kitBeforeDelivery}`)
  expect(terms).toContain(`number alone | ${claims.numberOneAdult} | ${claims.numberTwoAdults}`)
  expect(terms).toContain(`valued at ${claims.instructionsValue}`)
  expect(terms).toContain(`valued at ${claims.databaseValue}`)
  expect(terms).toContain(`within ${claims.kitDelivery}`)
})

test('Funding: the application fee, the success fee only after approval, the range', () => {
  const terms = text('funding-program')
  expect(terms).toContain(`Application fee: ${claims.applicationFee}`)
  expect(terms).toContain(`Success fee: ${claims.successFee}. It is due only after you are approved`)
  expect(terms).toContain(`Funding: ${claims.fundingRange}`)
  expect(terms).toContain(claims.repaymentTerm)
})

test('the protection product is required for all and paid to its company by the month', () => {
  const terms = text('rental-protection')
  expect(terms).toContain('required for all')
  expect(terms).toContain('a monthly fee based on your rent')
  expect(terms).toContain('directly to that company')
})

test('the protection plan is set up at a landlord’s yes; nobody must keep it before', () => {
  expect(text('rental-protection')).toContain('You set it up when a landlord has accepted you.')
  expect(text('rental-protection')).toContain('how long you must keep it and how to end it')
  expect(text('timeline-and-guarantee')).not.toContain('protection plan')
})

test('what the terms leave open is to be asked for in writing', () => {
  expect(text('payments')).toContain('by which day it is due, and what happens if the lease is not signed')
  expect(text('changes-and-contact')).toContain('Ask us for a copy of the terms on the day you pay.')
  expect(text('changes-and-contact')).not.toContain('we change the date at the top')
})

test('properties by program, and no Section 8 or vouchers', () => {
  const terms = text('properties-and-vouchers')
  expect(terms).toContain('Performance-Based Program: a property from our matching system')
  expect(terms).toContain('Full Service Program: any property')
  expect(terms).toContain('do not accept Section 8 or other housing vouchers')
})

test('refunds: no work done, or cancelled in time without service; never after approval', () => {
  const terms = text('refunds')
  expect(terms).toContain('only in these cases')
  expect(terms).toContain('We did no work')
  expect(terms).toContain('cancel within 24 hours of your payment, and no service was rendered')
  expect(terms).toContain(`denied at ${claims.corporateApplications} approved-database properties`)
  expect(terms).toContain('Payments made after approval are non-refundable')
})

test('the case goes on under the approval guarantee while the client cooperates; no timeline is promised', () => {
  const terms = text('timeline-and-guarantee')
  expect(terms).toContain(`standard support timeline is ${claims.supportTimeline}`)
  expect(terms).toMatch(/approval guarantee we keep working on it while you cooperate/)
  expect(terms).toContain('We do not guarantee a timeline')
})

test('the table of fees agrees with the programs when the owner changes a price', () => {
  const dearer = programPolicy({ ...site, exact: { ...exact, placementFee: '$925.00' } })
  expect(sectionText(dearer, 'payments')).toContain('$925.00 within')
  expect(sectionText(dearer, 'full-service-program')).toContain('$925.00.')
  expect(dearer.intro.map(plainText).join()).toContain(site.phone)
})
