import { z } from 'zod'
import { dollars, grouped, milesText } from '../platform/us-number.ts'
import type { Kind } from './kind.server.ts'
import { problemWords } from './problem-words.ts'

const problems = problemWords.en

const mostMoney = 1_000_000
const mostLarge = 1_000_000_000_000
const mostCounted = 1_000_000_000
const mostMiles = 250

const amount = z
  .number(problems.money.noAmount)
  .min(0, problems.money.belowNothing)
  .max(mostMoney, problems.money.tooMuch)
  .refine(hasWholeCents, problems.money.partsOfCents)

const inDollars = (amount: number) => ({ amount, words: dollars(amount) })

/** '$1,295' and '99.95' alike. */
export const money: Kind<number> = {
  control: 'money',
  read: ([text = '']) => numberFrom(text),
  schema: amount,
  write: (value) => [moneyText(value)],
  figures: (value) => [inDollars(value)],
}

/** '15,000,000' and '$15 million' alike. Older versions stored the words. */
export const largeMoney: Kind<number> = {
  control: 'money',
  read: ([text = '']) => largeFrom(text),
  schema: z.preprocess(
    (stored) => (typeof stored === 'string' ? largeFrom(stored) : stored),
    z
      .int(problems.money.noWholeDollars)
      .min(0, problems.money.belowNothing)
      .max(mostLarge, problems.money.overTrillion),
  ),
  write: (value) => [value.toLocaleString('en-US')],
  figures: (value) => [inDollars(value)],
}

export const moneyRange: Kind<readonly [number, number]> = {
  control: 'money-range',
  read: ([low = '', high = '']) => [numberFrom(low), numberFrom(high)],
  schema: z
    .tuple([amount, amount])
    .readonly()
    .refine(([low, high]) => low < high, problems.money.rangeTurned),
  write: (value) => value.map(moneyText),
  figures: (value) => value.map(inDollars),
}

export const percent: Kind<number> = {
  control: 'percent',
  read: ([text = '']) => numberFrom(text),
  schema: z
    .number(problems.percent.noNumber)
    .min(0, problems.percent.belowNothing)
    .max(100, problems.percent.overAll)
    .refine(hasOneDecimal, problems.percent.tooFine),
  write: (value) => [String(value)],
  figures: (value) => [{ amount: value, words: `${value}%` }],
}

/** Empty is 0, and both mean that it is said nowhere. */
export function orNothing(kind: Kind<number>): Kind<number> {
  return {
    ...kind,
    isOptional: true,
    read: (fields) => (fields[0]?.trim() ? kind.read(fields) : 0),
    write: (value) => (value === 0 ? [''] : kind.write(value)),
    figures: (value) => (value === 0 ? [] : (kind.figures?.(value) ?? [])),
  }
}

/** '20,000' and '20,000+' alike: pages add the plus themselves. */
export const count: Kind<number> = {
  control: 'whole-number',
  read: ([text = '']) => numberFrom(text),
  schema: z
    .int(problems.count.noNumber)
    .min(0, problems.count.belowNothing)
    .max(mostCounted, problems.count.tooMany),
  write: (value) => [value.toLocaleString('en-US')],
  figures: (value) => [{ amount: value, words: grouped(value) }],
}

/** '80' and '80 miles' alike. Older versions stored the words. */
export const mileage: Kind<number> = {
  control: 'miles',
  read: ([text = '']) => milesFrom(text),
  schema: z.preprocess(
    (stored) => (typeof stored === 'string' ? milesFrom(stored) : stored),
    z
      .int(problems.miles.noNumber)
      .min(1, problems.miles.tooFew)
      .max(mostMiles, problems.miles.tooMany(mostMiles)),
  ),
  write: (value) => [String(value)],
  figures: (value) => [{ amount: value, words: milesText(value, 'en') }],
}

/** '24' and '24 months' alike. */
export const monthCount: Kind<number> = {
  control: 'whole-number',
  read: ([text = '']) => numberFrom(text.replace(/ ?months?$/i, '')),
  schema: z.int(problems.months.noNumber).min(1, problems.months.tooFew).max(240, problems.months.tooMany),
  write: (value) => [String(value)],
  figures: (value) => [{ amount: value, words: problems.months.count(value) }],
}

export const year: Kind<number> = {
  control: 'whole-number',
  read: ([text = '']) => numberFrom(text),
  schema: z
    .int(problems.year.noNumber)
    .min(2000, problems.year.tooEarly)
    .refine((value) => value <= new Date().getUTCFullYear() + 1, problems.year.tooLate),
  write: (value) => [String(value)],
}

/** NaN, which every schema refuses, where it is no number. */
function numberFrom(typed: string) {
  const text = typed.trim()
  const start = text.startsWith('$') ? 1 : 0
  const end = text.endsWith('+') || text.endsWith('%') ? -1 : undefined
  const digits = text.slice(start, end).trim()
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN
}

function largeFrom(typed: string) {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^over /, '')
  const unit = (['million', 'billion'] as const).find((name) => text.endsWith(` ${name}`))
  if (!unit) return numberFrom(text)
  return Math.round(numberFrom(text.slice(0, -unit.length)) * { million: 1e6, billion: 1e9 }[unit])
}

function milesFrom(typed: string) {
  return numberFrom(typed.replace(/ ?miles?$/i, ''))
}

function moneyText(value: number) {
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}

function hasWholeCents(value: number) {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

function hasOneDecimal(value: number) {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
}
