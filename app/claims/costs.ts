import { lowerFirst, upperFirst } from '../platform/first-letter.ts'
import { type Claims, type ExactPrices, isZero, type NameOf } from './claims.ts'
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

const known = new WeakMap<Claims, Map<Program, Costs>>()

/** Kept with the claims, which are a new object with every change: a page tells them ten times. */
export function costsOf(claims: Claims, program: Program): Costs {
  const ofClaims = known.get(claims) ?? new Map<Program, Costs>()
  known.set(claims, ofClaims)
  const costs = ofClaims.get(program) ?? costsIn(claims, program)
  ofClaims.set(program, costs)
  return costs
}

function costsIn(claims: Claims, program: Program): Costs {
  const costs = builders[program](claims)
  const { toTheLandlord } = wordsIn(claims)
  const { name, amount, due } = claimWords[claims.language].protection
  const items = [...costs.items, { name, amount, due }, ...fundingItem(claims, program), toTheLandlord]
  return { ...costs, items: items.map((item) => ({ ...item, amount: upperFirst(item.amount) })) }
}

/** A price as a label or a cell shows it alone. */
export function priceWords(claims: Claims, name: NameOf<'price'>, prices: ExactPrices | Claims = claims) {
  return isZero(claims, name) ? wordsIn(claims).free : prices[name]
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
      ...(isZero(claims, 'applicationFee') ? [] : [{ ...application, amount: claims.applicationFee }]),
      {
        name: success.name,
        amount: claims.successFee,
        due: `${success.due(claims)} ${approvedMeans(claims)}`,
      },
    ],
    refund: refundOf(claims, 'applicationFee'),
    terms: '/policy-terms#funding-program',
  }
}

function fundingItem(claims: Claims, program: Program): CostItem[] {
  const { loan } = wordsIn(claims).funding
  return program === 'funding' ? [{ ...loan, due: loan.due(claims) }] : []
}

function fullService(claims: Claims): Costs {
  const { perAdult, fullService: words } = wordsIn(claims)
  const { setup, placement, listings } = words
  return {
    line: words.line(claims),
    items: [
      ...(isZero(claims, 'setupFee')
        ? []
        : [{ name: setup.name, amount: perAdult(claims.setupFee), due: setup.due(claims) }]),
      ...(isZero(claims, 'placementFee')
        ? []
        : [{ name: placement.name, amount: claims.placementFee, due: placement.due(claims) }]),
      ...(isZero(claims, 'listingsBonus') ? [] : [{ ...listings, amount: listings.amount(claims) }]),
    ],
    refund: refundOf(claims, 'setupFee'),
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
  const { performance: words } = wordsIn(claims)
  const fee = words.fee(claims)
  return {
    line: words.line(claims, fee),
    items: [
      { name: words.start, amount: claims.performanceUpfront, due: beforeApprovalPays(claims) },
      { name: words.after.name, amount: fee, due: words.after.due(claims) },
    ],
    refund: refundOf(claims, 'performanceUpfront'),
    terms: '/policy-terms#performance-based-program',
  }
}

/** Who pays nothing at the start has nothing to get back of it. */
function refundOf(claims: Claims, firstFee: NameOf<'price'>) {
  const { afterApproval, beforeApproval } = wordsIn(claims)
  return isZero(claims, firstFee) ? afterApproval : `${afterApproval} ${beforeApproval(onlyIf(claims))}`
}

function onlyIf(claims: Claims) {
  return lowerFirst(refundRule({ claims }))
}
