import type { Bedrooms } from '../almanac/fair-rents.ts'
import type { Place } from '../locations/place.ts'
import type { Language } from '../platform/language.ts'
import type { FinderField } from '../site/addresses.ts'
import { type Money, readMoney } from './money.ts'
import { findNear, type Near } from './near.ts'

/** The fields as they were typed; empty ones are not there. */
export type Asked = Partial<Record<FinderField, string>>

export const distances = [25, 50, 75, 100] as const
export type Miles = (typeof distances)[number]

const usual = { miles: 50, bedrooms: 1 } as const

/** Everything a search needs. `budget` is the rent that was named, what the income allows by the 30 % rule, or the lower of both. */
export type Question = {
  place: Place
  miles: Miles
  bedrooms: Bedrooms
  income: number | null
  rent: number | null
  budget: number
}

export type Read = {
  near: Near | null
  miles: Miles
  bedrooms: Bedrooms
  income: Money
  rent: Money
  /** The form was sent, so that what is missing is asked for. */
  isSent: boolean
}

export function askedOf(search: URLSearchParams): Asked {
  return Object.fromEntries(search)
}

export function readAsked(asked: Asked, language: Language = 'en'): Read {
  const { near, miles, bedrooms, income = '', rent = '' } = asked
  return {
    near: near ? findNear(near) : null,
    miles: distances.find((one) => String(one) === miles) ?? usual.miles,
    bedrooms: sizes.find((one) => String(one) === bedrooms) ?? usual.bedrooms,
    income: readMoney(income, 'income', language),
    rent: readMoney(rent, 'rent', language),
    isSent: Boolean(miles || bedrooms),
  }
}

export const sizes: readonly Bedrooms[] = [0, 1, 2, 3, 4]

/** Null when something is missing or cannot be read. */
export function questionOf({ near, miles, bedrooms, income, rent }: Read): Question | null {
  if (near?.kind !== 'place' || income.kind === 'wrong' || rent.kind === 'wrong') return null
  const amounts = { income: amountOf(income), rent: amountOf(rent) }
  if (amounts.rent === null && amounts.income === null) return null
  const most = amounts.income === null ? Number.POSITIVE_INFINITY : affordable(amounts.income)
  const budget = Math.min(amounts.rent ?? most, most)
  return { place: near.place, miles, bedrooms, ...amounts, budget }
}

/** The 30 % rule. Incomes come in steps of ten, so this is whole dollars. */
export function affordable(income: number) {
  return (income * 3) / 10
}

/** The one way an address asks this: '?near=houston-tx&miles=50&bedrooms=1&rent=1200'. */
export function queryOf({
  place,
  miles,
  bedrooms,
  income,
  rent,
}: Pick<Question, 'place' | 'miles' | 'bedrooms' | 'income' | 'rent'>) {
  return writeQuery({
    near: place.slug,
    miles: String(miles),
    bedrooms: String(bedrooms),
    ...(income !== null && { income: String(income) }),
    ...(rent !== null && { rent: String(rent) }),
  })
}

/** A form that was begun elsewhere, by a link of a town's page or of the wizard: only what can be read stays. */
export function begunQuery({ near, income, rent }: Read) {
  return writeQuery({
    ...(near?.kind === 'place' && { near: near.place.slug }),
    ...(income.kind === 'amount' && { income: String(income.amount) }),
    ...(rent.kind === 'amount' && { rent: String(rent.amount) }),
  })
}

/** As it was typed, but for what is said anew. */
export function writeQuery(asked: Asked) {
  const { near, miles, bedrooms, income, rent } = asked
  const said = Object.entries({ near, miles, bedrooms, income, rent }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}

function amountOf(money: Money) {
  return money.kind === 'amount' ? money.amount : null
}
