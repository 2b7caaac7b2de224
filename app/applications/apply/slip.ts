import type { Program } from '../../claims/costs.ts'
import { type FeeSum, type FeeTerms, feeAmount, termsFor } from '../../claims/fee-sum.ts'
import type { ProgramFee } from '../../claims/fees.ts'
import type { Language } from '../../platform/language.ts'
import { exactDollars } from '../../platform/us-number.ts'
import { isNumberAlone } from '../application-fields.ts'
import { applyWords } from './apply-words.ts'

/** What a program costs, as the form reckons with it: only words and numbers that everyone may read. */
export type ProgramCosts = {
  program: Program
  name: string
  fees: ProgramFee[]
  /** Of the kit alone: its fees where the number is all that is ordered. */
  numberAlone?: ProgramFee[]
  /** What has to be paid to others. */
  besides: string[]
  refund: string
  terms: string
}

export type SlipLine = { name: string; due: string; amount: string; isAfterApproval: boolean }
export type Slip = { lines: SlipLine[]; total: string }

/** The same for what of the kit was chosen. */
export function costsOfPart(costs: ProgramCosts, kitPart: string | null): ProgramCosts {
  return isNumberAlone(kitPart) && costs.numberAlone ? { ...costs, fees: costs.numberAlone } : costs
}

/** The lines of the slip. A fee in months of rent stays in words until somebody wrote a rent. */
export function slipOf({ fees }: ProgramCosts, adults: number, rent: number, language: Language): Slip {
  const { slip: words } = applyWords[language]
  const known = fees.map((fee) => {
    const terms = termsFor(fee, adults)
    const isByAdults = Boolean(fee.byAdults ?? fee.sum?.perAdult)
    return { ...fee, ...terms, isByAdults, dollars: dollarsOf(terms.sum, adults, rent) }
  })
  const sum = known.reduce((total, { dollars }) => total + (dollars ?? 0), 0)
  const open = known.filter(({ dollars }) => dollars === null).map(({ price }) => price)
  return {
    lines: known.map(({ name, price, dollars, isByAdults, isAfterApproval, ...terms }) => ({
      name: isByAdults ? words.forAdults(name, adults) : name,
      due: dueOf(terms, dollars, language),
      amount: dollars === null ? price : exactDollars(dollars),
      isAfterApproval,
    })),
    total: words.and([sum > 0 || open.length === 0 ? exactDollars(sum) : '', ...open].filter(Boolean)),
  }
}

function dueOf({ due, dueAlone, sum }: Omit<FeeTerms, 'price'>, dollars: number | null, language: Language) {
  if (dollars === null) return dueAlone ?? due
  const isTheirRent = sum && sum.months > 0 && dollars !== sum.least
  return isTheirRent ? applyWords[language].slip.rentYouWrote(due) : due
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
