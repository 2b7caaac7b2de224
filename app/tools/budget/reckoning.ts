import type { BudgetAnswers } from './answers.ts'
import { centsIn } from './cents.ts'
import { type CostLine, fixed, type Home, months, totalCents } from './day-one.ts'
import { type Loan, loanCost, type Month, monthsAhead } from './months-ahead.ts'
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
  /** Empty without an income. */
  months: Month[]
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
): Reckoning | null {
  const rent = centsIn(answers.rent) ?? (town?.rents[answers.bedrooms] ?? 0) * 100
  if (rent === 0) return null
  const home = { rent, adults: answers.adults }
  const lines = [
    ...landlordLines(town?.rule ?? null, centsIn(answers.deposit)),
    ...(programs[answers.program]?.lines ?? []),
    ...movingLine(centsIn(answers.moving)),
  ]
  const total = totalCents(lines, home)
  const loan = loanOf(answers)
  const cash = centsIn(answers.cash)
  const have = cash === null ? null : cash + loan.amount
  const left = have === null ? null : have - total
  const income = centsIn(answers.income)
  const bills = centsIn(answers.bills) ?? 0
  return {
    home,
    lines,
    total,
    have,
    left,
    months: income === null ? [] : monthsAhead({ income, rent, bills, loan }, left ?? 0),
    loan,
    loanCost: loanCost(loan),
  }
}

export function landlordLines(rule: StateRule | null, asked: number | null): CostLine[] {
  return [
    { name: 'First month’s rent', note: 'to the landlord', to: 'landlord', sum: months(1) },
    { name: 'Deposit', to: 'landlord', ...depositOf(rule, asked) },
    ...feeLine(rule),
  ]
}

function depositOf(rule: StateRule | null, asked: number | null): Pick<CostLine, 'note' | 'link' | 'sum'> {
  if (asked !== null) return { note: 'what you were told', sum: fixed(asked) }
  if (!rule?.deposit) {
    const whose = rule ? `The limit of ${rule.name} is not on file.` : 'Some states set a limit.'
    return { note: `One month is common. ${whose}`, sum: months(commonMonths) }
  }
  const { months: most, detail, label, href } = rule.deposit
  const words = most === 1 ? 'One month' : `${String(most).replace('.5', '½')} months`
  return {
    note: `${words}, the most ${rule.name} allows${detail ? ` (${detail})` : ''}. Many ask for less.`,
    link: { label, href },
    sum: months(most),
  }
}

function feeLine(rule: StateRule | null): CostLine[] {
  if (!rule?.fee) return []
  const { dollars, words, label, href } = rule.fee
  return [
    {
      name: 'Application fee',
      note: `to the landlord, for each one: ${words}.`,
      link: { label, href },
      to: 'landlord',
      ...(dollars > 0 ? { sum: fixed(dollars * 100) } : { sum: null, words: 'at cost' }),
    },
  ]
}

function movingLine(cents: number | null): CostLine[] {
  return cents
    ? [{ name: 'Moving', note: 'truck, boxes, things for the home', to: 'others', sum: fixed(cents) }]
    : []
}

function loanOf({ loan, payment, count }: BudgetAnswers): Loan {
  return {
    amount: centsIn(loan) ?? 0,
    payment: centsIn(payment) ?? 0,
    count: Math.min(120, Number.parseInt(count, 10) || 0),
  }
}
