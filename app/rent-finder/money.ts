import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import { finderWords } from './words.ts'

/** What somebody typed where a sum of dollars is asked for. */
export type Money = { kind: 'none' } | { kind: 'amount'; amount: number } | { kind: 'wrong'; words: string }

/** So that '1203' and '1200' have one answer, and one address. */
export const step = 10
export const most = { income: 50_000, rent: 20_000 } as const

/** As people write it: '1200', '$1,200', '1,200.50'. Rounded down, so that no answer costs more than was said. */
export function readMoney(typed: string, field: keyof typeof most, language: Language = 'en'): Money {
  const { negative, noDigits, tooLittle } = finderWords[language].problems
  const written = typed.trim().replace(/^\$ ?/, '')
  if (written === '') return { kind: 'none' }
  if (/^[-−–]/.test(written)) return wrong(negative)
  const amount = amountOf(written)
  if (amount === null) return wrong(noDigits)
  if (amount > most[field]) return wrong(tooMuch(amount, field, language))
  if (amount < step) return wrong(tooLittle(dollars(step)))
  return { kind: 'amount', amount: Math.floor(amount / step) * step }
}

/** Groups of three, or no comma at all; '1.200' would be a guess. */
function amountOf(written: string) {
  const found = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(\.\d{0,2})?$/.exec(written)
  return found ? Number(`${found[1]?.replaceAll(',', '')}${found[2] ?? ''}`) : null
}

function tooMuch(amount: number, field: keyof typeof most, language: Language) {
  const { problems } = finderWords[language]
  const bound = dollars(most[field])
  const month = monthOf(amount)
  return field === 'income' && month <= most.income
    ? problems.perhapsAYear(bound, month)
    : problems.tooMuch(bound)
}

/** A twelfth of a year's income, rounded like every sum. */
export function monthOf(year: number) {
  return Math.floor(year / 12 / step) * step
}

function wrong(words: string): Money {
  return { kind: 'wrong', words }
}
