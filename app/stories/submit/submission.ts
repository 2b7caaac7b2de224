import type { PhotoSlot } from '../../db/vocabulary.ts'
import { cleanLine, cleanText, isFilled } from '../../platform/clean-text.ts'
import { cutTo, isTooLong, tooLongWords } from '../../platform/outside-text.ts'
import { stateCodeFor } from '../../platform/us-states.ts'
import { parseApprovalDate } from './approval-date.ts'

// Runs in the form and on the server: the same rules and the same words in both.

export const fieldNames = [
  'fullName',
  'email',
  'phone',
  'city',
  'state',
  'approvalDate',
  'headline',
  'howHelped',
  'encouragement',
  'allowSharing',
  'nameDisplay',
] as const
export type FieldName = (typeof fieldNames)[number]
export type PhotoField = `${PhotoSlot}Photo`

/** Hidden fields: the signed token of the form, and the one that only a robot fills. */
export const formTokenField = 'formToken'
export const honeypotField = 'extraNote'

export const maxLengths = {
  fullName: 100,
  email: 254,
  phone: 40,
  city: 100,
  state: 40,
  approvalDate: 40,
  headline: 100,
  howHelped: 4000,
  encouragement: 4000,
  allowSharing: 20,
  nameDisplay: 20,
} satisfies Record<FieldName, number>

/** What was typed, cleaned; fills the form again when something is refused. */
export type SubmissionValues = Record<FieldName, string>
export type SubmissionErrors = Partial<Record<FieldName | PhotoField, string>>
export type Submission = { values: SubmissionValues; errors: SubmissionErrors }

/** The words for a required field left empty. */
const missing = {
  fullName: 'Please write your full name',
  email: 'Please write your e-mail address',
  city: 'Please write your city',
  headline: 'Please give your story a headline',
  howHelped: 'Please tell how we helped',
  encouragement: 'Please write some words of encouragement',
} satisfies Partial<Record<FieldName, string>>

export function parseSubmission(fields: Partial<Record<string, string>>, now = new Date()): Submission {
  const typed = (name: FieldName) => cutTo(maxLengths[name], fields[name] ?? '')
  const line = (name: FieldName) => cleanLine(typed(name))
  const text = (name: FieldName) => cleanText(typed(name))
  const approval = line('approvalDate') ? parseApprovalDate(line('approvalDate'), now) : null
  const values: SubmissionValues = {
    fullName: line('fullName'),
    email: line('email'),
    phone: line('phone'),
    city: line('city'),
    state: stateCodeFor(line('state')) ?? line('state'),
    approvalDate: approval && 'day' in approval ? approval.day : line('approvalDate'),
    headline: line('headline'),
    howHelped: text('howHelped'),
    encouragement: text('encouragement'),
    allowSharing: ['on', 'true', 'yes', '1'].includes(line('allowSharing')) ? 'on' : '',
    nameDisplay: line('nameDisplay'),
  }
  const errors: SubmissionErrors = {
    ...lengthErrors(values, typed),
    ...missingErrors(values),
    ...shapeErrors(values),
  }
  if (approval && 'problem' in approval) errors.approvalDate = approval.problem
  return { values, errors }
}

function missingErrors(values: SubmissionValues) {
  const errors: SubmissionErrors = {}
  for (const name of keysOf(missing)) if (!isFilled(values[name])) errors[name] = missing[name]
  return errors
}

function lengthErrors(values: SubmissionValues, typed: (name: FieldName) => string) {
  const errors: SubmissionErrors = {}
  for (const name of fieldNames)
    if (isTooLong(maxLengths[name], typed(name), values[name])) errors[name] = tooLongWords(maxLengths[name])
  return errors
}

// As strict as a mail server needs, no stricter; nothing that could name a second address.
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/

function shapeErrors({ fullName, email, state, nameDisplay }: SubmissionValues) {
  const errors: SubmissionErrors = {}
  if (!/\p{L}/u.test(fullName)) errors.fullName = missing.fullName
  if (email && !emailShape.test(email)) errors.email = 'That does not look like an e-mail address'
  if (!stateCodeFor(state)) errors.state = 'Please choose your state'
  if (!isNameWish(nameDisplay)) errors.nameDisplay = 'Please choose how your name is shown'
  return errors
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

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return fieldNames.filter((name): name is Key & FieldName => Object.hasOwn(record, name))
}
