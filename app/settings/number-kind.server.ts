import { z } from 'zod'
import type { Kind } from './kind.server.ts'

const mostMoney = 1_000_000
const mostLarge = 1_000_000_000_000
const mostCounted = 1_000_000_000
const mostMiles = 250

const amount = z
  .number('Please write an amount in dollars, like 99.95.')
  .min(0, 'An amount cannot be less than $0.')
  .max(mostMoney, 'That is more than $1,000,000: please check it.')
  .refine(hasWholeCents, 'Please write no more than two digits after the point.')

/** '$1,295' and '99.95' alike. */
export const money: Kind<number> = {
  control: 'money',
  read: ([text = '']) => numberFrom(text),
  schema: amount,
  write: (value) => [moneyText(value)],
}

/** '15,000,000' and '$15 million' alike. Older versions stored the words. */
export const largeMoney: Kind<number> = {
  control: 'money',
  read: ([text = '']) => largeFrom(text),
  schema: z.preprocess(
    (stored) => (typeof stored === 'string' ? largeFrom(stored) : stored),
    z
      .int('Please write whole dollars, like 15,000,000.')
      .min(0, 'An amount cannot be less than $0.')
      .max(mostLarge, 'That is more than a trillion dollars: please check it.'),
  ),
  write: (value) => [value.toLocaleString('en-US')],
}

export const moneyRange: Kind<readonly [number, number]> = {
  control: 'money-range',
  read: ([low = '', high = '']) => [numberFrom(low), numberFrom(high)],
  schema: z
    .tuple([amount, amount])
    .readonly()
    .refine(([low, high]) => low < high, 'The first amount must be less than the second.'),
  write: (value) => value.map(moneyText),
}

export const percent: Kind<number> = {
  control: 'percent',
  read: ([text = '']) => numberFrom(text),
  schema: z
    .number('Please write a number from 0 to 100.')
    .min(0, 'Please write a number from 0 to 100.')
    .max(100, 'Nothing is more than 100 percent here: please write a number from 0 to 100.')
    .refine(hasOneDecimal, 'Please write no more than one digit after the point.'),
  write: (value) => [String(value)],
}

/** '20,000' and '20,000+' alike: pages add the plus themselves. */
export const count: Kind<number> = {
  control: 'whole-number',
  read: ([text = '']) => numberFrom(text),
  schema: z
    .int('Please write a whole number, like 20,000.')
    .min(0, 'Please write a number that is not below 0.')
    .max(mostCounted, 'That is more than a billion: please check it.'),
  write: (value) => [value.toLocaleString('en-US')],
}

/** '80' and '80 miles' alike. Older versions stored the words. */
export const mileage: Kind<number> = {
  control: 'miles',
  read: ([text = '']) => milesFrom(text),
  schema: z.preprocess(
    (stored) => (typeof stored === 'string' ? milesFrom(stored) : stored),
    z
      .int('Please write whole miles, like 50.')
      .min(1, 'Please write at least 1 mile.')
      .max(mostMiles, `That is more than ${mostMiles} miles: please check it.`),
  ),
  write: (value) => [String(value)],
}

/** '24' and '24 months' alike. */
export const monthCount: Kind<number> = {
  control: 'whole-number',
  read: ([text = '']) => numberFrom(text.replace(/ ?months?$/i, '')),
  schema: z
    .int('Please write whole months, like 24.')
    .min(1, 'Please write at least 1 month.')
    .max(240, 'That is more than twenty years: please check it.'),
  write: (value) => [String(value)],
}

export const year: Kind<number> = {
  control: 'whole-number',
  read: ([text = '']) => numberFrom(text),
  schema: z
    .int('Please write a year with four digits, like 2026.')
    .min(2000, 'Please write a year from 2000 on.')
    .refine((value) => value <= new Date().getUTCFullYear() + 1, 'That year is still far ahead.'),
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
