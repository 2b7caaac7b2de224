import { lowerFirst, upperFirst } from '../platform/first-letter.ts'
import { dollars } from '../platform/us-number.ts'
import type { Claims } from './claims.ts'
import { enoughDenials } from './corporate-words.ts'
import { twoAdultsToday } from './kit-words.ts'
import { beforeApprovalPays } from './performance-terms.ts'
import { protectionAmount, protectionDue, protectionName } from './protection.ts'
import { refundRule } from './refund-rule.ts'

/** What can be applied for, bought or joined. */
export type Program = 'funding' | 'fullService' | 'kit' | 'corporate' | 'performance'

export type CostItem = { name: string; amount: string; due: string }

/** The whole cost of a program, in the same words wherever the program is offered. */
export type Costs = {
  /** All of it in one line. */
  line: string
  /** Every payment: how much, and when or whom it is paid to. */
  items: CostItem[]
  /** What comes back. */
  refund: string
  /** The program's section of the policy. */
  terms: string
}

const protection: CostItem = { name: protectionName, amount: protectionAmount, due: protectionDue }

/** Names of what others are paid. */
export const fundingName = 'The funding'
export const landlordName = 'To your landlord'

const toTheLandlord: CostItem = {
  name: landlordName,
  amount: 'rent, deposit, application fees',
  due: 'What the landlord asks for is not part of our prices.',
}

const builders: Record<Program, (claims: Claims) => Costs> = {
  funding,
  fullService,
  kit,
  corporate,
  performance,
}

export const allPrograms = Object.keys(builders) as Program[]

export function costsOf(claims: Claims, program: Program): Costs {
  const costs = builders[program](claims)
  return { ...costs, items: costs.items.map((item) => ({ ...item, amount: upperFirst(item.amount) })) }
}

/** Whose yes makes the success fee due: said wherever it waits for it. */
export function approvedMeans(claims: Claims) {
  return `“Approved” means that ${claims.approvedMeans}.`
}

/** The other programs have no lender: what they wait for is a landlord's yes. */
const landlordAccepts = '“Approved” means that a landlord accepts you as a renter.'

function funding(claims: Claims): Costs {
  return {
    line: `${claims.applicationFee} when you apply, ${claims.successFee} only once you are approved, and a protection plan every month. The funding is a loan: you repay it with interest.`,
    items: [
      { name: 'Application fee', amount: claims.applicationFee, due: 'When you apply, before any decision.' },
      {
        name: 'Success fee',
        amount: claims.successFee,
        due: `Only after you are approved. ${approvedMeans(claims)}`,
      },
      protection,
      {
        name: fundingName,
        amount: 'a loan from a lender, not a gift',
        due: `You repay it to the lender with interest, typically over ${claims.repaymentTerm}. Ask the lender for the yearly rate before you sign.`,
      },
      toTheLandlord,
    ],
    refund: `${afterApproval} ${beforeApproval(claims)}`,
    terms: '/policy-terms#funding-program',
  }
}

function fullService(claims: Claims): Costs {
  return {
    line: `${claims.setupFee} per adult before we start, ${claims.placementFee} only once you are approved, and a protection plan every month.`,
    items: [
      {
        name: 'Setup fee',
        amount: `${claims.setupFee} per adult`,
        due: `Before service begins. Each adult over ${claims.feeAge} pays it.`,
      },
      {
        name: 'Placement (broker) fee',
        amount: claims.placementFee,
        due: `Within ${claims.placementDue} of approval or acceptance. ${landlordAccepts}`,
      },
      {
        name: 'Second-chance listings',
        amount: `free online, ${claims.listingsBonus} by phone`,
        due: 'Only when you order by phone.',
      },
      protection,
      toTheLandlord,
    ],
    refund: `${afterApproval} ${beforeApproval(claims)}`,
    terms: '/policy-terms#full-service-program',
  }
}

function kit(claims: Claims): Costs {
  return {
    line: `${claims.kitOneAdult} for one adult (${claims.kitOneAdultDue}), ${claims.kitTwoAdults} for two, and a protection plan every month.`,
    items: [
      {
        name: 'Full kit, one adult',
        amount: claims.kitOneAdult,
        due: `${upperFirst(claims.kitOneAdultDue)}.`,
      },
      {
        name: 'Full kit, two adults',
        amount: claims.kitTwoAdults,
        due: twoAdultsToday(claims),
      },
      {
        name: 'Number alone',
        amount: `${claims.numberOneAdult} for one adult, ${claims.numberTwoAdults} for two`,
        due: 'In full, when you order.',
      },
      protection,
      toTheLandlord,
    ],
    refund: `What you paid comes back ${onlyIf(claims)}`,
    terms: '/policy-terms#do-it-yourself-kit',
  }
}

function corporate(claims: Claims): Costs {
  return {
    line: `${claims.corporateFee} one time, when you enroll, and a protection plan every month.`,
    items: [
      {
        name: 'Program fee',
        amount: `${claims.corporateFee}, one time`,
        due: 'Upfront, when you enroll.',
      },
      protection,
      toTheLandlord,
    ],
    refund: `You get a ${claims.refundAfterDenials} if you are ${enoughDenials(claims)}. Otherwise what you paid comes back ${onlyIf(claims)}`,
    terms: '/policy-terms#corporate-lease-program',
  }
}

function performance(claims: Claims): Costs {
  const fee = `${claims.performanceFee} or ${claims.performanceMinimum}, whichever is greater`
  return {
    line: `${claims.performanceUpfront} at the start. Once you are approved: ${fee}. And a protection plan every month.`,
    items: [
      {
        name: 'At the start',
        amount: claims.performanceUpfront,
        due: beforeApprovalPays(claims),
      },
      {
        name: 'Fee after approval',
        amount: fee,
        due: `Within ${claims.performanceDue} of approval. ${landlordAccepts}`,
      },
      protection,
      toTheLandlord,
    ],
    refund: isFreeAtStart(claims) ? afterApproval : `${afterApproval} ${beforeApproval(claims)}`,
    terms: '/policy-terms#performance-based-program',
  }
}

function isFreeAtStart({ performanceUpfront }: Claims) {
  return performanceUpfront === dollars(0)
}

function beforeApproval(claims: Claims) {
  return `What you paid before that comes back ${onlyIf(claims)}`
}

const afterApproval = 'Payments made after approval are non-refundable.'

function onlyIf(claims: Claims) {
  return lowerFirst(refundRule({ claims }))
}
