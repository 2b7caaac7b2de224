import { stateCodeFor } from '../../platform/us-states.ts'
import { fieldList } from '../application-fields.ts'
import type { NewApplication } from '../queries.server.ts'
import { type Answers, listOf } from './answers.ts'

type Column = (typeof fieldList)[number]['column']

const counted = ['dollars', 'count']

/** The columns of an application as its form filled them. The answers must have passed. */
export function applicationColumns(answers: Answers): Pick<NewApplication, Column & keyof NewApplication> {
  const texts = fieldList.map(({ name, kind, column }) => {
    const value = answers[name]
    return [column, value === '' ? null : counted.includes(kind) ? Number(value) : value]
  })
  const { fullName, place, adults, bedrooms, challenges, words } = answers
  return {
    ...Object.fromEntries(texts),
    // These are not what was typed but what it means.
    full_name: fullName,
    place,
    adults: Number(adults),
    bedrooms: bedrooms === '' ? null : Number(bedrooms),
    challenges: JSON.stringify(listOf(challenges)),
    words,
  }
}

/** 'TX' of 'Houston, TX', 'houston texas' and 'Texas'; null where no state can be read. */
export function stateCodeIn(place: string): string | null {
  const words = place.replaceAll(',', ' ').trim().split(/\s+/)
  const tails = [1, 2, 3].map((count) => words.slice(-count).join(' '))
  return tails.reduce<string | null>((found, tail) => stateCodeFor(tail) ?? found, null)
}
