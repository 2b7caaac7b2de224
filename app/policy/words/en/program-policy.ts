import { type Claims, type ExactPrices, isZero } from '../../../claims/claims.ts'
import { joined } from '../../../platform/said-parts.ts'
import type { LinkTo, TextLink, Words } from '../../document.ts'

export const words = {
  crumb: 'Terms of Service & Program Policy',
  headTitle: (brand: string) => `Terms of Service & Program Policy | ${brand}`,
  description:
    'What each program costs, when you pay, when you get money back, how long it takes and what we ask of you. All terms in plain words.',
  title: 'Terms of Service & Program Policy',
  since: (day: string) => `A price or a rule on this page last changed on ${day}.`,
  intro: {
    theseAre: 'These are the terms of our programs: what you pay, when you pay it, and what we do for it.',
    read: (phone: TextLink): Words => [
      'Read them before you pay. If something is not clear, call ',
      phone,
      '.',
    ],
  },
  service: {
    heading: 'Our service',
    helps: (brand: string) =>
      `${brand} helps people rent a home after bad credit, an eviction, a broken lease or a criminal record. You choose a program, and its terms below apply to you.`,
    list: [
      'Depending on the program, we manage your case, talk with landlords, match you with properties and help with your applications. With the kit you do this yourself.',
      'We are not a landlord, a lender or a law firm. Landlords decide about leases. Lenders decide about funding.',
      'The agreement is between you and us. When you pay for a program, you accept this policy.',
    ],
  },
  protection: {
    heading: 'Renter-protection plan (the rental protection product)',
    when: 'You set it up when a landlord has accepted you. You owe nothing for it before. Ask that company how long you must keep it and how to end it.',
  },
  properties: {
    heading: 'Properties and vouchers',
    which: 'Which homes you may choose depends on your program.',
    list: [
      'Performance-Based Program: a property from our matching system.',
      'Full Service Program: any property.',
      'Corporate Lease Program: properties in our approved database.',
    ],
    noVouchers: 'We do not accept Section 8 or other housing vouchers in our programs.',
  },
  payments: {
    heading: 'When payments are due',
    caption: 'Our fees at a glance',
    columns: ['Program', 'At the start', 'After approval'],
    performance: {
      name: 'Performance-Based',
      after: (claims: Claims, exact: ExactPrices) =>
        isZero(claims, 'performanceMinimum')
          ? `${claims.performanceFee}, within ${claims.performanceDue}`
          : `${claims.performanceFee} or ${exact.performanceMinimum}, whichever is greater, within ${claims.performanceDue}`,
    },
    fullService: {
      name: 'Full Service',
      start: (claims: Claims, exact: ExactPrices) =>
        joined(
          [
            isZero(claims, 'setupFee') ? 'No setup fee' : `${exact.setupFee} per adult over ${claims.feeAge}`,
            !isZero(claims, 'listingsBonus') &&
              `if you order by phone, ${claims.listingsBonus} more for the listings`,
          ],
          '; ',
        ),
      after: (claims: Claims, exact: ExactPrices) => `${exact.placementFee} within ${claims.placementDue}`,
    },
    corporate: 'Corporate Lease',
    kit: {
      name: 'Do-it-yourself kit',
      start: (claims: Claims) =>
        `${isZero(claims, 'kitTodayOneAdult') ? 'Nothing' : claims.kitTodayOneAdult} for one adult, ${claims.kitTodayTwoAdults} for two (${claims.kitTodayTwoMeans}); the rest before delivery. The number alone: in full, when you order`,
    },
    funding: 'Funding and approval',
    nothingMore: 'No further fee to us',
    protection:
      'In every program the renter-protection plan comes on top: a monthly fee based on your rent, paid to the company that runs it.',
    landlord:
      'Rent, deposits and landlords’ own application fees are separate. You pay them to the landlord.',
    success:
      'The success fee of the funding program: ask us in writing before you pay by which day it is due, and what happens if the lease is not signed.',
  },
  refunds: {
    heading: 'Refunds',
    only: 'You get a refund only in these cases:',
    noWork: 'We did no work on your case.',
    cancel: (claims: Claims) =>
      `You cancel within ${claims.refundWindow} of your payment, and no service was rendered yet.`,
    denied: (claims: Claims, denied: string) =>
      `Corporate Lease Program: you were ${denied}. Then you get a ${claims.corporateRefund} refund.`,
    work: 'Work means anything we did for your case, such as calling a landlord, preparing a document or registering your renter number.',
    after: 'Payments made after approval are non-refundable.',
  },
  timeline: {
    heading: 'Timeline and approval guarantee',
    standard: (claims: Claims) => `Our standard support timeline is ${claims.supportTimeline}.`,
    stays:
      'If you are not approved by then, your case stays open. Under our approval guarantee we keep working on it while you cooperate. That means:',
    list: [
      'You answer our calls and messages.',
      'You send the documents we ask for and the applications we agreed on.',
      'You tell us the truth about your income, your rental history and your record.',
    ],
    ends: 'If you stop cooperating, the approval guarantee ends.',
    noPromise:
      'We do not guarantee a timeline. Any number of days or hours on this site is typical, and not a promise.',
  },
  contact: {
    heading: 'Changes and contact',
    yours:
      'The terms on the day you pay are your terms. If we change a price or a rule, the top of this page says on which day. Ask us for a copy of the terms on the day you pay.',
    rights: 'Nothing here takes away a right that the law gives you.',
    ask: (phone: TextLink, email: TextLink, privacy: LinkTo, terms: LinkTo): Words => [
      'To cancel, to ask for a refund or to ask a question, call ',
      phone,
      ' or write to ',
      email,
      '. See also our ',
      privacy('privacy page'),
      ' and the ',
      terms('terms of this website'),
      '.',
    ],
  },
  programs: {
    protectionRequired: (plan: LinkTo): Words => ['You must have the ', plan('renter-protection plan'), '.'],
    about: 'About this program',
    performance: {
      heading: 'Performance-Based Program',
      join: 'How to join',
    },
    fullService: {
      heading: 'Full Service Program',
      guide: 'We guide you from the first call to the keys.',
      setup: (claims: Claims, exact: ExactPrices) =>
        isZero(claims, 'setupFee')
          ? 'There is no setup fee.'
          : `Setup fee: ${exact.setupFee} per adult over ${claims.feeAge}. It is due before service begins.`,
      placement: (claims: Claims, exact: ExactPrices) =>
        `Broker fee (placement fee): ${exact.placementFee}. It is due within ${claims.placementDue} of approval or acceptance.`,
      anyProperty: 'You may choose any property.',
      bonus: (claims: Claims) =>
        isZero(claims, 'listingsBonus')
          ? 'Bonus: a database of second-chance listings. It is free.'
          : `Bonus: a database of second-chance listings worth ${claims.listingsBonus}. It is free when you order online. If you order by phone, it costs ${claims.listingsBonus} extra.`,
      time: (claims: Claims) => `Approval typically takes ${claims.approvalTime}. This is not guaranteed.`,
    },
    corporate: {
      heading: 'Corporate Lease Program',
      ownName: 'The lease is in your own name.',
      fee: (exact: ExactPrices) => `Fee: ${exact.corporateFee} upfront. You pay it one time.`,
      includes: (applications: string) =>
        `It includes up to ${applications} to properties in our approved database.`,
      refund: (claims: Claims, denied: string) =>
        `If you are ${denied}, you get a ${claims.corporateRefund} refund of this fee.`,
      /** Where no money comes back. */
      goesOnAfter: (denied: string) => `If you are ${denied}, we keep working on your case.`,
      goesOn: 'We keep working on your case after that.',
    },
    kit: {
      heading: 'Do-it-yourself rental kit',
      yourself: 'You do the work yourself with our tools.',
      about: 'About the kit',
      caption: 'Kit prices',
      columns: ['What you order', 'One adult', 'Two adults'],
      full: 'Full kit',
      today: 'Of this, paid today',
      nothing: 'Nothing',
      rest: 'Of this, before delivery',
      number: 'Registered renter number alone',
      holds: 'The full kit holds:',
      identification: 'a registered renter identification number,',
      instructions: (claims: Claims) => `step-by-step instructions, valued at ${claims.instructionsValue},`,
      database: (claims: Claims) =>
        `a database of second-chance listings, valued at ${claims.databaseValue},`,
      letters: 'letters and documents.',
      twoAdults: (today: string) => `Two adults: ${today}`,
    },
    funding: {
      heading: 'Funding and approval program',
      helps: 'A case manager of your own helps you apply for funding through our network of lenders.',
      application: (claims: Claims) =>
        isZero(claims, 'applicationFee')
          ? 'There is no application fee.'
          : `Application fee: ${claims.applicationFee}. You pay it before we start.`,
      success: (claims: Claims) =>
        `Success fee: ${claims.successFee}. It is due only after you are approved${isZero(claims, 'successDue') ? '' : `, within ${claims.successDue} of approval`}.`,
      range: (claims: Claims, states: LinkTo): Words => [
        `Funding: ${claims.fundingRange}. In some states the range is different. `,
        states('Your state’s page'),
        ' shows it.',
      ],
      repay: (claims: Claims) =>
        `You pay the funding back to the lender. The lender sets the terms, typically ${claims.repaymentTerm}.`,
      decision: (claims: Claims) =>
        `A funding decision takes ${claims.fundingDecision} on average. If a lender says yes, funds are typically there in ${claims.fundsAvailable}.`,
    },
  },
}
