import { applicationsIncluded, enoughDenials } from '../claims/corporate-words.ts'
import { costsOf, type Program } from '../claims/costs.ts'
import { deliveryWords, neverReplaces, twoAdultsToday } from '../claims/kit-words.ts'
import { beforeApprovalPays, performanceTerms } from '../claims/performance-terms.ts'
import { programs } from '../claims/programs.ts'
import type { Site } from '../site/site.ts'
import { type Block, type DocumentSection, list, paragraph, type Words } from './document.ts'

const protectionRequired: Words = [
  'You must have the ',
  { text: 'renter-protection plan', href: '#rental-protection' },
  '.',
]

/** One section of the program policy for each program. */
export function programSections(site: Site): DocumentSection[] {
  return [performanceBased(site), fullService(site), corporateLease(site), kit(site), funding(site)]
}

function performanceBased({ claims, exact }: Site): DocumentSection {
  return {
    id: 'performance-based-program',
    heading: 'Performance-Based Program',
    blocks: [
      paragraph([
        `${beforeApprovalPays(claims)} `,
        { text: 'How to join', href: programs.performance.href },
        '.',
      ]),
      list(
        ...performanceTerms({ ...claims, performanceMinimum: exact.performanceMinimum }),
        protectionRequired,
      ),
      costs(claims, 'performance'),
    ],
  }
}

function fullService({ claims, exact }: Site): DocumentSection {
  return {
    id: 'full-service-program',
    heading: 'Full Service Program',
    blocks: [
      paragraph([
        'We guide you from the first call to the keys. ',
        { text: 'About this program', href: '/full-service-program' },
        '.',
      ]),
      list(
        `Setup fee: ${exact.setupFee} per adult over ${claims.feeAge}. It is due before service begins.`,
        `Broker fee (placement fee): ${exact.placementFee}. It is due within ${claims.placementDue} of approval or acceptance.`,
        'You may choose any property.',
        `Bonus: a database of second-chance listings worth ${claims.listingsBonus}. It is free when you order online. If you order by phone, it costs ${claims.listingsBonus} extra.`,
        `Approval typically takes ${claims.approvalTime}. This is not guaranteed.`,
        protectionRequired,
      ),
      costs(claims, 'fullService'),
    ],
  }
}

function corporateLease({ claims, exact }: Site): DocumentSection {
  return {
    id: 'corporate-lease-program',
    heading: 'Corporate Lease Program',
    blocks: [
      paragraph([
        'The lease is in your own name. ',
        { text: 'About this program', href: '/corporate-lease-program' },
        '.',
      ]),
      list(
        `Fee: ${exact.corporateFee} upfront. You pay it one time.`,
        `It includes up to ${applicationsIncluded(claims)} to properties in our approved database.`,
        `If you are ${enoughDenials(claims)}, you get a ${claims.corporateRefund} refund of this fee.`,
        'We keep working on your case after that.',
        protectionRequired,
      ),
      costs(claims, 'corporate'),
    ],
  }
}

function kit({ claims }: Site): DocumentSection {
  return {
    id: 'do-it-yourself-kit',
    heading: 'Do-it-yourself rental kit',
    blocks: [
      paragraph([
        'You do the work yourself with our tools. ',
        { text: 'About the kit', href: '/diy-rental-kit' },
        '.',
      ]),
      {
        kind: 'table',
        caption: 'Kit prices',
        columns: ['What you order', 'One adult', 'Two adults'],
        rows: [
          ['Full kit', claims.kitOneAdult, claims.kitTwoAdults],
          ['Of this, paid today', claims.kitTodayOneAdult, claims.kitTodayTwoAdults],
          ['Of this, before delivery', claims.kitBeforeDelivery, claims.kitRestTwoAdults],
          ['Registered renter number alone', claims.numberOneAdult, claims.numberTwoAdults],
        ],
      },
      paragraph('The full kit holds:'),
      list(
        'a registered renter identification number,',
        `step-by-step instructions, valued at ${claims.instructionsValue},`,
        `a database of second-chance listings, valued at ${claims.databaseValue},`,
        'letters and documents.',
      ),
      paragraph(`Two adults: ${twoAdultsToday(claims)}`),
      paragraph(deliveryWords(claims)),
      paragraph(neverReplaces),
      list(protectionRequired),
      costs(claims, 'kit'),
    ],
  }
}

function funding({ claims }: Site): DocumentSection {
  return {
    id: 'funding-program',
    heading: 'Funding and approval program',
    blocks: [
      paragraph('A case manager of your own helps you apply for funding through our network of lenders.'),
      list(
        `Application fee: ${claims.applicationFee}. You pay it when you apply.`,
        `Success fee: ${claims.successFee}. It is due only after you are approved.`,
        [
          `Funding: ${claims.fundingRange}. In some states the range is different. `,
          { text: 'Your state’s page', href: '/states' },
          ' shows it.',
        ],
        `You pay the funding back to the lender. The lender sets the terms, typically ${claims.repaymentTerm}.`,
        protectionRequired,
        `A funding decision takes ${claims.fundingDecision} on average. After that, funds are typically there in ${claims.fundsAvailable}.`,
      ),
      costs(claims, 'funding'),
    ],
  }
}

/** The words that stand beside every offer of the program. */
function costs(claims: Site['claims'], program: Program): Block {
  return { kind: 'costs', costs: costsOf(claims, program) }
}
