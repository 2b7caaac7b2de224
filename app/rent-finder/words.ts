import type { Bedrooms } from '../almanac/fair-rents.ts'
import { type Source, sources } from '../almanac/source.ts'
import { dollars, milesText } from '../platform/us-number.ts'
import type { Near } from './near.ts'
import { affordable, type Question } from './question.ts'
import type { Priced } from './search.ts'

/** In a list of rents. */
export const sizeNames: Record<Bedrooms, string> = {
  0: 'studio',
  1: '1 bedroom',
  2: '2 bedrooms',
  3: '3 bedrooms',
  4: '4 bedrooms',
}

/** In a sentence. */
export const homeNames: Record<Bedrooms, string> = {
  0: 'a studio',
  1: 'a home with 1 bedroom',
  2: 'a home with 2 bedrooms',
  3: 'a home with 3 bedrooms',
  4: 'a home with 4 bedrooms',
}

export function fullName({ name, state }: { name: string; state: string }) {
  return `${name}, ${state}`
}

export function towns(count: number) {
  return count === 1 ? '1 town' : `${count} towns`
}

/** '12 miles east' */
export function away({ miles, direction }: Pick<Priced, 'miles' | 'direction'>) {
  if (miles === 0) return 'the town itself'
  return direction ? `${milesText(miles)} ${direction}` : milesText(miles)
}

/** Where the sum comes from, and what the two rules make of it. */
export function rulesOf({ income, rent, budget }: Question): string {
  if (rent === null && income !== null)
    return `By the 30% rule, ${dollars(income)} a month leaves ${dollars(budget)} for rent and utilities. By the 3 × rule of many landlords, it is enough for a rent of ${dollars(Math.floor(income / 3))}.`
  const rules = `By the 30% rule, ${dollars(budget)} goes with an income of ${dollars(Math.ceil((budget * 10) / 3))} a month. Landlords with the 3 × rule ask for ${dollars(budget * 3)}.`
  if (income === null) return rules
  if (income < budget * 3) return `${rules} You have ${dollars(income)}, so some will say no.`
  return budget > affordable(income)
    ? `${rules} You have ${dollars(income)}: enough for the second, tight by the first.`
    : `${rules} Your ${dollars(income)} is enough for both.`
}

/** The town itself, when it is not among those that fit. */
export function ownRent({ place, budget, bedrooms }: Question, rent: number) {
  if (rent === 0) return `For ${place.name} itself no fair rent is on file.`
  return `In ${place.name} itself ${homeNames[bedrooms]} costs ${dollars(rent)}, ${dollars(rent - budget)} too much.`
}

export const figures: Source = sources.fairRents

export function unknownRents(count: number) {
  if (count === 0) return ''
  return ` ${count === 1 ? '1 town has' : `${count} towns have`} no fair rent on file and ${count === 1 ? 'is' : 'are'} left out.`
}

/** Beside the field; what was typed is not said again: whoever made the link could have put anything there. */
export function nearProblem(near: Near): string | null {
  if (near.kind === 'place') return null
  if (near.kind === 'several')
    return near.zip ? 'This ZIP code reaches into several towns.' : 'Several towns have this name.'
  switch (near.what) {
    case 'zip':
      return 'No town on our list has this ZIP code. Write the name of the town.'
    case 'state':
      return 'That is a state. Write a town in it.'
    case 'town':
      return 'We know no town of this name. Write it with its state, like Houston, TX.'
    default:
      return near.what satisfies never
  }
}
