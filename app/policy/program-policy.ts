import { enoughDenials } from '../claims/corporate-words.ts'
import { protectionTerms } from '../claims/protection.ts'
import { longDay } from '../platform/us-date.ts'
import type { Site } from '../site/site.ts'
import { exceptWhere } from '../site/vouchers.ts'
import { emailLink, phoneLink } from './contact-links.ts'
import { type DocumentSection, list, type PolicyDocument, paragraph } from './document.ts'
import { programSections } from './program-sections.ts'

/** /policy-terms. The programs and their prices are in program-sections.ts; what holds for all of them is here. */
export function programPolicy(site: Site): PolicyDocument {
  return {
    head: {
      path: '/policy-terms',
      crumb: 'Terms of Service & Program Policy',
      title: `Terms of Service & Program Policy | ${site.brand}`,
      description:
        'What each program costs, when you pay, when you get money back, how long it takes and what we ask of you. All terms in plain words.',
    },
    title: 'Terms of Service & Program Policy',
    updated: '01/20/2025',
    ...(site.termsChangedOn && {
      since: `A price or a rule on this page last changed on ${longDay(site.termsChangedOn)}.`,
    }),
    intro: [
      'These are the terms of our programs: what you pay, when you pay it, and what we do for it.',
      ['Read them before you pay. If something is not clear, call ', phoneLink(site), '.'],
    ],
    sections: [
      howItWorks(site),
      ...programSections(site),
      protection,
      properties(site),
      payments(site),
      refunds(site),
      timeline(site),
      contact(site),
    ],
  }
}

function howItWorks({ brand }: Site): DocumentSection {
  return {
    id: 'our-service',
    heading: 'Our service',
    blocks: [
      paragraph(
        `${brand} helps people rent a home after bad credit, an eviction, a broken lease or a criminal record. You choose a program, and its terms below apply to you.`,
      ),
      list(
        'Depending on the program, we manage your case, talk with landlords, match you with properties and help with your applications. With the kit you do this yourself.',
        'We are not a landlord, a lender or a law firm. Landlords decide about leases. Lenders decide about funding.',
        'The agreement is between you and us. When you pay for a program, you accept this policy.',
      ),
    ],
  }
}

const protection: DocumentSection = {
  id: 'rental-protection',
  heading: 'Renter-protection plan (the rental protection product)',
  blocks: protectionTerms.map(paragraph),
}

function properties(site: Site): DocumentSection {
  return {
    id: 'properties-and-vouchers',
    heading: 'Properties and vouchers',
    blocks: [
      paragraph('Which homes you may choose depends on your program.'),
      list(
        'Performance-Based Program: a property from our matching system.',
        'Full Service Program: any property.',
        'Corporate Lease Program: properties in our approved database.',
      ),
      paragraph(`We do not accept Section 8 or other housing vouchers in our programs.${exceptWhere(site)}`),
    ],
  }
}

function payments({ claims, exact }: Site): DocumentSection {
  return {
    id: 'payments',
    heading: 'When payments are due',
    blocks: [
      {
        kind: 'table',
        caption: 'Our fees at a glance',
        columns: ['Program', 'At the start', 'After approval'],
        rows: [
          [
            'Performance-Based',
            claims.performanceUpfront,
            `${claims.performanceFee} or ${exact.performanceMinimum}, whichever is greater, within ${claims.performanceDue}`,
          ],
          [
            'Full Service',
            `${exact.setupFee} per adult over ${claims.feeAge}; if you order by phone, ${claims.listingsBonus} more for the listings`,
            `${exact.placementFee} within ${claims.placementDue}`,
          ],
          ['Corporate Lease', exact.corporateFee, 'No further fee to us'],
          [
            'Do-it-yourself kit',
            `${claims.kitTodayOneAdult} for one adult, ${claims.kitTodayTwoAdults} for two (${claims.kitTodayTwoMeans}); the rest before delivery. The number alone: in full, when you order`,
            'No further fee to us',
          ],
          ['Funding and approval', claims.applicationFee, claims.successFee],
        ],
      },
      paragraph(
        'In every program the renter-protection plan comes on top: a monthly fee based on your rent, paid to the company that runs it.',
      ),
      paragraph(
        'Rent, deposits and landlords’ own application fees are separate. You pay them to the landlord.',
      ),
    ],
  }
}

function refunds({ claims }: Site): DocumentSection {
  return {
    id: 'refunds',
    heading: 'Refunds',
    blocks: [
      paragraph('You get a refund only in these cases:'),
      list(
        'We did no work on your case.',
        `You cancel within ${claims.refundWindow} of your payment, and no service was rendered yet.`,
        `Corporate Lease Program: you were ${enoughDenials(claims)}. Then you get a ${claims.corporateRefund} refund.`,
      ),
      paragraph(
        'Work means anything we did for your case, such as calling a landlord, preparing a document or registering your renter number.',
      ),
      paragraph('Payments made after approval are non-refundable.'),
    ],
  }
}

function timeline({ claims }: Site): DocumentSection {
  return {
    id: 'timeline-and-guarantee',
    heading: 'Timeline and approval guarantee',
    blocks: [
      paragraph(`Our standard support timeline is ${claims.supportTimeline}.`),
      paragraph(
        'If you are not approved by then, your case stays open. Under our approval guarantee we keep working on it while you cooperate. That means:',
      ),
      list(
        'You answer our calls and messages.',
        'You send the documents we ask for and the applications we agreed on.',
        'You tell us the truth about your income, your rental history and your record.',
        'You keep the renter-protection plan.',
      ),
      paragraph('If you stop cooperating, the approval guarantee ends.'),
      paragraph(
        'We do not guarantee a timeline. Any number of days or hours on this site is typical, and not a promise.',
      ),
    ],
  }
}

function contact(site: Site): DocumentSection {
  return {
    id: 'changes-and-contact',
    heading: 'Changes and contact',
    blocks: [
      paragraph(
        'The terms on the day you pay are your terms. If we change this page, we change the date at the top.',
      ),
      paragraph('Nothing here takes away a right that the law gives you.'),
      paragraph([
        'To cancel, to ask for a refund or to ask a question, call ',
        phoneLink(site),
        ' or write to ',
        emailLink(site),
        '. See also our ',
        { text: 'privacy page', href: '/privacy' },
        ' and the ',
        { text: 'terms of this website', href: '/terms' },
        '.',
      ]),
    ],
  }
}
