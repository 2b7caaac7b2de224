import type { Program } from '../../claims/costs.ts'
import { type ConsentKind, consentKinds } from '../../db/vocabulary.ts'
import { cleanLine, cleanText, isFilled, plainContact } from '../../platform/clean-text.ts'
import { isEmailShaped } from '../../platform/email-shape.ts'
import type { Language } from '../../platform/language.ts'
import { cutTo, isTooLong, tooLongWords } from '../../platform/outside-text.ts'
import { isUsPhone } from '../../platform/us-phone.ts'
import {
  applicationFields,
  type FieldName,
  fieldNames,
  type Step,
  type WordedField,
} from '../application-fields.ts'
import type { AskedField } from '../application-forms.ts'
import { fieldWords } from '../field-words.ts'
import { hasPrivateNumber } from '../private-number.ts'
import { applyWords } from './apply-words.ts'

// Runs in the form and on the server: the same rules and the same words in both.

/** Hidden fields beside the answers: the form's token, the one only a robot fills, and what the server noted. */
export const formTokenField = 'formToken'
export const honeypotField = 'extraNote'
export const fromField = 'from'
export const draftField = 'draft'
export const yesField = 'yes'
export const programField = 'program'

/** What was typed, cleaned; the challenges as one list with commas. */
export type Answers = Record<FieldName, string>
export const markField = 'mark'
export type AnswerErrors = Partial<Record<FieldName | typeof yesField, string>>
export type Filled = { answers: Answers; program: Program; yes: ConsentKind[] }

export const noAnswers = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Answers

type Fields = Partial<Record<string, string>>

/** Every answer of a form, judged. Only what the form asks is read: whatever else was sent is not there. */
export function parseAnswers(fields: Fields, asked: readonly AskedField[], language: Language) {
  const answers = { ...noAnswers }
  const errors: AnswerErrors = {}
  const { privateNumber } = applyWords[language].errors
  for (const field of asked) {
    const { name, kind, maxLength, missing, isRequired } = field
    const typed = cutTo(kind === 'choices' ? maxLength * maxChoices : maxLength, fields[name] ?? '')
    const { value, problem } = readers[kind](typed, field)
    answers[name] = value
    const isOpen = kind === 'line' || kind === 'text'
    if (isOpen && hasPrivateNumber(value)) errors[name] = privateNumber
    if (kind !== 'choices' && isTooLong(maxLength, typed, value))
      errors[name] = tooLongWords(maxLength, language)
    if (isRequired && !isFilled(value)) errors[name] = missing
    if (problem) errors[name] = problemWords(problem, field, language)
  }
  Object.assign(errors, contactProblems(answers, errors, language))
  return { answers, errors }
}

/** What stands in the way on one step alone. */
export function errorsOn(step: Step, errors: AnswerErrors): AnswerErrors {
  const entries = Object.entries(errors).filter(([name]) =>
    name === yesField ? step === 'yes' : isFieldName(name) && applicationFields[name].step === step,
  )
  return Object.fromEntries(entries)
}

export function stepOf(errors: AnswerErrors): Step {
  const [first] = Object.keys(errors)
  return first && isFieldName(first) ? applicationFields[first].step : 'yes'
}

function isFieldName(text: string): text is FieldName {
  return Object.hasOwn(applicationFields, text)
}

const maxChoices = 10

type Problem = 'missing' | 'email' | 'phone' | 'dollars' | 'count'
type Reading = { value: string; problem?: Problem }

/** What a field of each kind makes of what was typed, and what is wrong with it. */
const readers: Record<WordedField['kind'], (typed: string, field: WordedField) => Reading> = {
  line: (typed) => {
    const value = cleanLine(typed)
    return value && !/\p{L}/u.test(value) ? { value, problem: 'missing' } : { value }
  },
  text: (typed) => ({ value: cleanText(typed) }),
  email(typed) {
    const value = plainContact(typed)
    if (!value || isEmailShaped(value)) return { value }
    return { value: cleanLine(typed), problem: 'email' }
  },
  phone(typed) {
    const value = plainContact(typed)
    if (!value || isUsPhone(value)) return { value }
    return { value: cleanLine(typed), problem: 'phone' }
  },
  dollars(typed) {
    const value = cleanLine(typed)
    if (!value) return { value }
    const amount = dollarsIn(value)
    return amount ? { value: String(amount) } : { value, problem: 'dollars' }
  },
  count(typed) {
    const value = cleanLine(typed)
    if (!value) return { value }
    const count = /^\d{1,2}$/.test(value) ? Number(value) : 0
    return count >= 1 && count <= maxAdults ? { value: String(count) } : { value, problem: 'count' }
  },
  choice(typed, { choices = {} }) {
    const value = cleanLine(typed)
    return !value || Object.hasOwn(choices, value) ? { value } : { value: '', problem: 'missing' }
  },
  choices: (typed, { choices = {} }) => ({
    value: listOf(cleanLine(typed))
      .filter((one) => Object.hasOwn(choices, one))
      .join(','),
  }),
}

function problemWords(problem: Problem, { missing }: WordedField, language: Language) {
  const { errors } = applyWords[language]
  if (problem === 'missing') return missing
  return problem === 'count' ? errors.count(maxAdults) : errors[problem]
}

const maxAdults = 20
const largestRent = 99_999

/** '1300', '$1,300.50', '$1,300 a month'. Of a range, or of words around it, nobody could tell what is meant. */
const oneAmount = /^\$? ?(\d{1,5}|\d{1,2},\d{3})(\.\d{1,2})? ?(?:(?:\/|a|per|al|por) ?(?:month|mo|mes))?$/i

/** Whole dollars; null for whatever is not one amount. */
export function dollarsIn(text: string) {
  const [, whole = '', cents = ''] = oneAmount.exec(text.trim()) ?? []
  const amount = Math.round(Number(whole.replace(',', '') + cents))
  return amount > 0 && amount <= largestRent ? amount : null
}

/** Each once; 'None' only where nothing else is ticked. */
export function listOf(joined: string): string[] {
  const chosen = [...new Set(joined.split(',').map((one) => one.trim()))].filter(Boolean)
  const others = chosen.filter((one) => one !== 'None')
  return others.length > 0 ? others : chosen
}

/** Somebody must be able to answer, by the way that was asked for. */
function contactProblems(
  { phone, email, reachBy }: Answers,
  errors: AnswerErrors,
  language: Language,
): AnswerErrors {
  if (errors.phone || errors.email) return {}
  const { emailOrCall, phoneOrEmail } = applyWords[language].errors
  if (!phone && !email) return { phone: fieldWords[language].phone.missing }
  if (reachBy === 'mail' && !email) return { email: emailOrCall }
  const needsPhone = reachBy === 'call' || reachBy === 'text'
  return needsPhone && !phone ? { phone: phoneOrEmail } : {}
}

export function parseYes(sent: readonly string[]): ConsentKind[] {
  return consentKinds.filter((kind) => sent.includes(kind))
}

export function digitsOf(phone: string) {
  return phone.replace(/\D/g, '')
}
