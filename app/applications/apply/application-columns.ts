import { readPlace } from '../../platform/written-place.ts'
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

export type StateOfZip = (zip: string) => string | null

/** 'TX' of 'Houston, TX', 'houston texas', 'Texas' and '77002'; null where no state can be read. */
export function stateCodeIn(place: string, stateOfZip: StateOfZip): string | null {
  const { stateCode, zip } = readPlace(place)
  return stateCode ?? (zip && stateOfZip(zip))
}
