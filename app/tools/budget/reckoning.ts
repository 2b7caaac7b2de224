import type { Language } from '../../platform/language.ts'
import type { BudgetAnswers } from './answers.ts'
import { budgetWords } from './budget-words.ts'
import { centsIn } from './cents.ts'
import { type CostLine, fixed, type Home, months, totalCents } from './day-one.ts'
import {
  eachMonth,
  type Loan,
  loanCost,
  type Month,
  monthsAhead,
  type PayingMonths,
  payingMonths,
} from './months-ahead.ts'
import { paymentCountIn } from './payment-count.ts'
import type { Town } from './read-towns.ts'
import type { StateRule } from './state-rule.ts'

/** A program with the fees that are due until the door opens, ready to reckon with. */
export type BudgetProgram = { name: string; lines: CostLine[]; href: string }

export type Reckoning = {
  home: Home
  lines: CostLine[]
  total: number
  /** Cash and loan together; null when no cash was typed. */
  have: number | null
  left: number | null
  /** Empty without an income, or without the money it begins with. */
  months: Month[]
  /** What a month leaves or lacks, whatever it begins with; nothing is known without an income. */
  eachMonth: number
  payingMonths: PayingMonths | null
  loan: Loan
  loanCost: ReturnType<typeof loanCost>
}

/** Where the state's rule is not on file. */
const commonMonths = 1

/** Null until there is a rent to begin with. */
export function reckon(
  answers: BudgetAnswers,
  town: Town | null,
  programs: BudgetProgram[],
  language: Language = 'en',
): Reckoning | null {
  const rent = centsIn(answers.rent) ?? (town?.rents[answers.bedrooms] ?? 0) * 100
  if (rent === 0) return null
  const home = { rent, adults: answers.adults }
  const lines = [
    ...landlordLines(town?.rule ?? null, centsIn(answers.deposit), language),
    ...(programs[answers.program]?.lines ?? []),
    ...movingLine(centsIn(answers.moving), language),
  ]
  const total = totalCents(lines, home)
  const loan = loanOf(answers)
  const cash = centsIn(answers.cash)
  const have = cash === null ? null : cash + loan.amount
  const left = have === null ? null : have - total
  const income = centsIn(answers.income)
  const bills = centsIn(answers.bills) ?? 0
  const monthly = income === null ? null : { income, rent, bills, loan }
  return {
    home,
    lines,
    total,
    have,
    left,
    months: monthly && left !== null ? monthsAhead(monthly, left) : [],
    eachMonth: monthly ? eachMonth(monthly) : 0,
    payingMonths: monthly && payingMonths(monthly),
    loan,
    loanCost: loanCost(loan),
  }
}

export function landlordLines(
  rule: StateRule | null,
  asked: number | null,
  language: Language = 'en',
): CostLine[] {
  const words = budgetWords[language].lines
  return [
    { ...words.firstRent, to: 'landlord', sum: months(1) },
    { name: words.deposit, to: 'landlord', ...depositOf(rule, asked, words) },
    ...feeLine(rule, words),
  ]
}

type LineWords = (typeof budgetWords)[Language]['lines']

function depositOf(
  rule: StateRule | null,
  asked: number | null,
  words: LineWords,
): Pick<CostLine, 'note' | 'link' | 'sum'> {
  if (asked !== null) return { note: words.asked, sum: fixed(asked) }
  if (!rule) return { note: words.oneMonthIsCommon, sum: months(commonMonths) }
  if (!rule.deposit) return { note: words.limitNotOnFile(rule.name), sum: months(commonMonths) }
  const { months: most, detail, label, href } = rule.deposit
  return { note: words.atMost(most, rule.name, detail), link: { label, href }, sum: months(most) }
}

function feeLine(rule: StateRule | null, { fee }: LineWords): CostLine[] {
  if (!rule?.fee) return []
  const { dollars, words, label, href } = rule.fee
  return [
    {
      name: fee.name,
      note: fee.note(words),
      link: { label, href },
      to: 'landlord',
      ...(dollars > 0 ? { sum: fixed(dollars * 100) } : { sum: null, words: fee.atCost }),
    },
  ]
}

function movingLine(cents: number | null, language: Language): CostLine[] {
  return cents ? [{ ...budgetWords[language].lines.moving, to: 'others', sum: fixed(cents) }] : []
}

function loanOf({ loan, payment, count }: BudgetAnswers): Loan {
  return {
    amount: centsIn(loan) ?? 0,
    payment: centsIn(payment) ?? 0,
    count: paymentCountIn(count) ?? 0,
  }
}
