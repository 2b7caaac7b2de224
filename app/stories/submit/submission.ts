import type { PhotoSlot } from '../../db/vocabulary.ts'
import { cleanLine, cleanText, isFilled } from '../../platform/clean-text.ts'
import { isEmailShaped } from '../../platform/email-shape.ts'
import { cutTo, isTooLong, tooLongWords } from '../../platform/outside-text.ts'
import { stateCodeFor } from '../../platform/us-states.ts'
import { type FieldName, fieldList, type StoryField, storyFields } from '../story-fields.ts'
import { parseApprovalDate } from './approval-date.ts'

// Runs in the form and on the server: the same rules and the same words in both.

export type PhotoField = `${PhotoSlot}Photo`

/** Hidden fields: the signed token of the form, and the one that only a robot fills. */
export const formTokenField = 'formToken'
export const honeypotField = 'extraNote'
/** The token of a client's own link, in the form that was opened by it. */
export const invitationField = 'invitation'

/** What was typed, cleaned; fills the form again when something is refused. */
export type SubmissionValues = Record<FieldName, string>
export type SubmissionErrors = Partial<Record<FieldName | PhotoField, string>>
export type Submission = { values: SubmissionValues; errors: SubmissionErrors }

export function parseSubmission(fields: Partial<Record<string, string>>, now = new Date()): Submission {
  const errors: SubmissionErrors = {}
  const values = fieldList.map(({ name, kind, maxLength, missing }) => {
    const typed = cutTo(maxLength, fields[name] ?? '')
    const { value, problem } = readers[kind](typed, now)
    if (isTooLong(maxLength, typed, value)) errors[name] = tooLongWords(maxLength)
    if (missing && !isFilled(value)) errors[name] = missing
    if (problem) errors[name] = problem
    return [name, value]
  })
  const submission: Submission = { values: Object.fromEntries(values), errors }
  const { fullName } = submission.values
  if (!/\p{L}/u.test(fullName)) errors.fullName = storyFields.fullName.missing
  return submission
}

type Reading = { value: string; problem?: string }

/** What a field of each kind makes of what was typed, and what is wrong with it. */
const readers: Record<StoryField['kind'], (typed: string, now: Date) => Reading> = {
  line: (typed) => ({ value: cleanLine(typed) }),
  phone: (typed) => ({ value: cleanLine(typed) }),
  text: (typed) => ({ value: cleanText(typed) }),
  email(typed) {
    const value = cleanLine(typed)
    if (!value || isEmailShaped(value)) return { value }
    return { value, problem: 'That does not look like an e-mail address' }
  },
  state(typed) {
    const code = stateCodeFor(cleanLine(typed))
    return code ? { value: code } : { value: cleanLine(typed), problem: storyFields.state.missing }
  },
  day(typed, now) {
    const value = cleanLine(typed)
    const day = value ? parseApprovalDate(value, now) : null
    return day && 'day' in day ? { value: day.day } : { value, problem: day?.problem }
  },
  yes: (typed) => ({ value: ['on', 'true', 'yes', '1'].includes(cleanLine(typed)) ? 'on' : '' }),
  choice(typed) {
    const value = cleanLine(typed)
    return isNameWish(value) ? { value } : { value, problem: 'Please choose how your name is shown' }
  },
}

const nameWishes = ['', 'full-name', 'anonymous'] as const
export type NameWish = (typeof nameWishes)[number]

export function isNameWish(text: string): text is NameWish {
  return nameWishes.some((wish) => wish === text)
}

/** 'Houston, TX': also for 'houston' and for somebody who wrote 'Houston, TX' into the city field. */
export function cityStateOf({ city, state }: Pick<SubmissionValues, 'city' | 'state'>) {
  const comma = city.lastIndexOf(',')
  const isRepeated = comma > 0 && stateCodeFor(city.slice(comma + 1)) === state
  return `${capitalised(isRepeated ? city.slice(0, comma).trim() : city)}, ${state}`
}

/** Pages of a town find their stories by its name: only a name typed in one case is touched, not 'McAllen'. */
function capitalised(city: string) {
  if (city !== city.toLowerCase() && city !== city.toUpperCase()) return city
  return city.toLowerCase().replace(/(^|[\s.-])\p{L}/gu, (start) => start.toUpperCase())
}
