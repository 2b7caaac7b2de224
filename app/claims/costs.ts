import { lowerFirst, upperFirst } from '../platform/first-letter.ts'
import { dollars } from '../platform/us-number.ts'
import type { Claims } from './claims.ts'
import { enoughDenials } from './corporate-words.ts'
import { twoAdultsToday } from './kit-words.ts'
import { beforeApprovalPays } from './performance-terms.ts'
import { refundRule } from './refund-rule.ts'
import { claimWords } from './words.ts'

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

const builders: Record<Program, (claims: Claims) => Costs> = {
  funding,
  fullService,
  kit,
  corporate,
  performance,
}

export function costsOf(claims: Claims, program: Program): Costs {
  const costs = builders[program](claims)
  const { toTheLandlord } = wordsIn(claims)
  const { name, amount, due } = claimWords[claims.language].protection
  const items = [...costs.items, { name, amount, due }, ...fundingItem(claims, program), toTheLandlord]
  return { ...costs, items: items.map((item) => ({ ...item, amount: upperFirst(item.amount) })) }
}

/** Whose yes makes the success fee due: said wherever it waits for it. */
export function approvedMeans(claims: Claims) {
  return wordsIn(claims).approvedMeans(claims)
}

function wordsIn({ language }: Claims) {
  return claimWords[language].costs
}

function funding(claims: Claims): Costs {
  const { line, application, success } = wordsIn(claims).funding
  return {
    line: line(claims),
    items: [
      { ...application, amount: claims.applicationFee },
      { name: success.name, amount: claims.successFee, due: `${success.due} ${approvedMeans(claims)}` },
    ],
    refund: `${wordsIn(claims).afterApproval} ${beforeApproval(claims)}`,
    terms: '/policy-terms#funding-program',
  }
}

function fundingItem(claims: Claims, program: Program): CostItem[] {
  const { loan } = wordsIn(claims).funding
  return program === 'funding' ? [{ ...loan, due: loan.due(claims) }] : []
}

function fullService(claims: Claims): Costs {
  const { perAdult, afterApproval, fullService: words } = wordsIn(claims)
  const { setup, placement, listings } = words
  return {
    line: words.line(claims),
    items: [
      { name: setup.name, amount: perAdult(claims.setupFee), due: setup.due(claims) },
      { name: placement.name, amount: claims.placementFee, due: placement.due(claims) },
      { ...listings, amount: listings.amount(claims) },
    ],
    refund: `${afterApproval} ${beforeApproval(claims)}`,
    terms: '/policy-terms#full-service-program',
  }
}

function kit(claims: Claims): Costs {
  const { line, oneAdult, twoAdults, number, refund } = wordsIn(claims).kit
  return {
    line: line(claims),
    items: [
      { name: oneAdult, amount: claims.kitOneAdult, due: `${upperFirst(claims.kitOneAdultDue)}.` },
      { name: twoAdults, amount: claims.kitTwoAdults, due: twoAdultsToday(claims) },
      { ...number, amount: number.amount(claims) },
    ],
    refund: refund(onlyIf(claims)),
    terms: '/policy-terms#do-it-yourself-kit',
  }
}

function corporate(claims: Claims): Costs {
  const { oneTime, corporate: words } = wordsIn(claims)
  return {
    line: words.line(claims),
    items: [{ ...words.fee, amount: oneTime(claims.corporateFee) }],
    refund: words.refund(claims, enoughDenials(claims), onlyIf(claims)),
    terms: '/policy-terms#corporate-lease-program',
  }
}

function performance(claims: Claims): Costs {
  const { afterApproval, performance: words } = wordsIn(claims)
  const fee = words.fee(claims)
  return {
    line: words.line(claims, fee),
    items: [
      { name: words.start, amount: claims.performanceUpfront, due: beforeApprovalPays(claims) },
      { name: words.after.name, amount: fee, due: words.after.due(claims) },
    ],
    refund: isFreeAtStart(claims) ? afterApproval : `${afterApproval} ${beforeApproval(claims)}`,
    terms: '/policy-terms#performance-based-program',
  }
}

function isFreeAtStart({ performanceUpfront }: Claims) {
  return performanceUpfront === dollars(0)
}

function beforeApproval(claims: Claims) {
  return wordsIn(claims).beforeApproval(onlyIf(claims))
}

function onlyIf(claims: Claims) {
  return lowerFirst(refundRule({ claims }))
}
