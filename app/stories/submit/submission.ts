import type { PhotoSlot } from '../../db/vocabulary.ts'
import { cleanLine, cleanText, isFilled, plainContact, plainLine } from '../../platform/clean-text.ts'
import { isEmailShaped } from '../../platform/email-shape.ts'
import type { Language } from '../../platform/language.ts'
import { cutTo, isTooLong, tooLongWords } from '../../platform/outside-text.ts'
import { stateCodeFor } from '../../platform/us-states.ts'
import { type FieldName, fieldList, type StoryField } from '../story-fields.ts'
import { parseApprovalDate } from './approval-date.ts'
import { submitWords } from './submit-words.ts'

// Runs in the form and on the server: the same rules and the same words in both. Only the server knows the date.

export type PhotoField = `${PhotoSlot}Photo`

/** Hidden fields: the signed token of the form, and the one that only a robot fills. */
export const formTokenField = 'formToken'
export const honeypotField = 'extraNote'
/** Of a draft that the island continues: the photos that a reload has lost, and of which nothing was decided since. */
export const restoredField = 'restored'
/** The token of a client's own link, in the form that was opened by it. */
export const invitationField = 'invitation'

/** What was typed, cleaned; fills the form again when something is refused. */
export type SubmissionValues = Record<FieldName, string>
export type SubmissionErrors = Partial<Record<FieldName | PhotoField, string>>
export type Submission = { values: SubmissionValues; errors: SubmissionErrors }

export function parseSubmission(
  fields: Partial<Record<string, string>>,
  language: Language = 'en',
): Submission {
  const words = submitWords[language]
  const missing: Partial<Record<FieldName, string>> = words.missing
  const errors: SubmissionErrors = {}
  const values = fieldList.map(({ name, kind, maxLength, isRequired }) => {
    const typed = cutTo(maxLength, fields[name] ?? '')
    const { value, problem } = readers[kind](typed, language)
    if (isTooLong(maxLength, typed, value)) errors[name] = tooLongWords(maxLength, language)
    if (isRequired && !isFilled(value)) errors[name] = missing[name]
    if (problem) errors[name] = problem
    return [name, value]
  })
  const submission: Submission = { values: Object.fromEntries(values), errors }
  const { fullName } = submission.values
  if (!/\p{L}/u.test(fullName)) errors.fullName = words.missing.fullName
  return submission
}

type Reading = { value: string; problem?: string }

/** What a field of each kind makes of what was typed, and what is wrong with it. */
const readers: Record<StoryField['kind'], (typed: string, language: Language) => Reading> = {
  line: (typed) => ({ value: cleanLine(typed) }),
  phone: (typed) => ({ value: plainLine(typed) }),
  text: (typed) => ({ value: cleanText(typed) }),
  email(typed, language) {
    const value = plainContact(typed)
    if (!value || isEmailShaped(value)) return { value }
    return { value: cleanLine(typed), problem: submitWords[language].problems.email }
  },
  state(typed, language) {
    const code = stateCodeFor(cleanLine(typed))
    return code ? { value: code } : { value: cleanLine(typed), problem: submitWords[language].missing.state }
  },
  day(typed, language) {
    const value = cleanLine(typed)
    const day = value ? parseApprovalDate(value, language) : null
    return day && 'day' in day ? { value: day.day } : { value, problem: day?.problem }
  },
  yes: (typed) => ({ value: ['on', 'true', 'yes', '1'].includes(cleanLine(typed)) ? 'on' : '' }),
  choice(typed, language) {
    const value = cleanLine(typed)
    return isNameWish(value) ? { value } : { value, problem: submitWords[language].problems.nameDisplay }
  },
}

const nameWishes = ['', 'full-name', 'anonymous'] as const
export type NameWish = (typeof nameWishes)[number]

export function isNameWish(text: string): text is NameWish {
  return nameWishes.some((wish) => wish === text)
}
