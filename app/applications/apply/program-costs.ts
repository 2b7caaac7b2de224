import { type CostItem, costsOf, type Program } from '../../claims/costs.ts'
import { type FeeSum, feeAmount } from '../../claims/fee-sum.ts'
import { listProgramFees } from '../../claims/fees.ts'
import { claimWords } from '../../claims/words.ts'
import { lowerFirst } from '../../platform/first-letter.ts'
import type { Language } from '../../platform/language.ts'
import { exactDollars } from '../../platform/us-number.ts'
import type { Site } from '../../site/site.ts'
import { applyWords } from './apply-words.ts'

/** What a program costs, as the form reckons with it: only words and numbers that everyone may read. */
export type ProgramCosts = {
  program: Program
  name: string
  fees: { name: string; price: string; due: string; isAfterApproval: boolean; sum: FeeSum | null }[]
  /** What has to be paid to others. */
  besides: string[]
  refund: string
  terms: string
}

/** From the register, in the words of every other page. */
export function programCosts(
  { claims, numbers, language }: Site,
  programs: readonly Program[],
): ProgramCosts[] {
  const all = listProgramFees({ claims, numbers })
  return programs.flatMap((program) => {
    const { items, refund, terms } = costsOf(claims, program)
    const known = all.find((one) => one.program === program)
    return known ? [{ ...known, besides: besidesIn(items, language), refund, terms }] : []
  })
}

function besidesIn(items: CostItem[], language: Language) {
  const { costs, protection } = claimWords[language]
  const toOthers = [protection.name, costs.funding.loan.name, costs.toTheLandlord.name]
  return items
    .filter(({ name }) => toOthers.includes(name))
    .map(({ name, amount, due }) => `${name}: ${lowerFirst(amount)}. ${due}`)
}

export type SlipLine = { name: string; due: string; amount: string; isAfterApproval: boolean }
export type Slip = { lines: SlipLine[]; total: string }

/** The lines of the slip. A fee in months of rent stays in words until somebody wrote a rent. */
export function slipOf({ fees }: ProgramCosts, adults: number, rent: number, language: Language): Slip {
  const { slip: words } = applyWords[language]
  const known = fees.map((fee) => ({ ...fee, dollars: dollarsOf(fee.sum, adults, rent) }))
  const sum = known.reduce((total, { dollars }) => total + (dollars ?? 0), 0)
  const open = known.filter(({ dollars }) => dollars === null).map(({ price }) => price)
  return {
    lines: known.map(({ name, price, due, dollars, sum: parts, isAfterApproval }) => ({
      name: parts?.perAdult ? words.forAdults(name, adults) : name,
      due: parts?.months && dollars !== null ? words.rentYouWrote(due) : due,
      amount: dollars === null ? price : exactDollars(dollars),
      isAfterApproval,
    })),
    total: words.and([sum > 0 || open.length === 0 ? exactDollars(sum) : '', ...open].filter(Boolean)),
  }
}

function dollarsOf(sum: FeeSum | null, adults: number, rent: number) {
  if (!sum || (sum.months > 0 && rent === 0)) return null
  return feeAmount(sum, rent, adults)
}

/** All of it in one line, for the frame. */
export function slipLine({ name }: ProgramCosts, { lines }: Slip, adults: number, language: Language) {
  const { slip: words } = applyWords[language]
  return words.line(words.about(name, adults), lines)
}
