import type { Tables } from '../db/tables.ts'
import type { Language } from '../platform/language.ts'
import { fieldWords } from './field-words.ts'

// A field of an application is declared here, once. The forms, the checks, the columns, the inbox, the private page,
// downloads and their import read it from here. Runs in the browser as well.

export type ApplicationColumn = keyof Tables['applications']

/** How it is typed, cleaned and judged. */
type Kind = 'line' | 'text' | 'email' | 'phone' | 'dollars' | 'count' | 'choice' | 'choices'

export type Step = 'you' | 'home' | 'happened' | 'yes'

export type ApplicationField = {
  column: ApplicationColumn
  kind: Kind
  maxLength: number
  step: Step
  autoComplete?: string
  /** Needed where it is asked, whatever the owner says: nobody can answer without it. */
  isAlwaysRequired?: boolean
  /** The owner may hide the others. */
  mayHide: boolean
  /** What may be chosen, in this order. */
  choices?: readonly string[]
}

type FieldWords = {
  label: string
  hint?: string
  /** For a required field left empty. */
  missing: string
  /** Value to label. */
  choices?: Readonly<Record<string, string>>
}

/** What of the kit somebody orders: all of it, or the renter number alone. */
const kitParts = ['full', 'number'] as const

export function isNumberAlone(kitPart: string | null) {
  return kitPart === ('number' satisfies (typeof kitParts)[number])
}

/** In the order of the form and of a download. */
export const applicationFields = {
  fullName: {
    column: 'full_name',
    kind: 'line',
    maxLength: 100,
    step: 'you',
    autoComplete: 'name',
    isAlwaysRequired: true,
    mayHide: false,
  },
  phone: {
    column: 'phone',
    kind: 'phone',
    maxLength: 40,
    step: 'you',
    autoComplete: 'tel',
    mayHide: false,
  },
  email: {
    column: 'email',
    kind: 'email',
    maxLength: 254,
    step: 'you',
    autoComplete: 'email',
    mayHide: false,
  },
  reachBy: {
    column: 'reach_by',
    kind: 'choice',
    maxLength: 20,
    step: 'you',
    mayHide: true,
    choices: ['call', 'text', 'mail'],
  },
  reachWhen: {
    column: 'reach_when',
    kind: 'choice',
    maxLength: 20,
    step: 'you',
    mayHide: true,
    choices: ['any', 'morning', 'afternoon', 'evening'],
  },
  kitPart: {
    column: 'kit_part',
    kind: 'choice',
    maxLength: 20,
    step: 'home',
    isAlwaysRequired: true,
    mayHide: false,
    choices: kitParts,
  },
  place: {
    column: 'place',
    kind: 'line',
    maxLength: 100,
    step: 'home',
    isAlwaysRequired: true,
    mayHide: false,
  },
  adults: {
    column: 'adults',
    kind: 'count',
    maxLength: 2,
    step: 'home',
    isAlwaysRequired: true,
    mayHide: false,
  },
  moveIn: {
    column: 'move_in',
    kind: 'choice',
    maxLength: 20,
    step: 'home',
    mayHide: true,
    choices: ['two-weeks', 'month', 'three-months', 'unsure'],
  },
  bedrooms: {
    column: 'bedrooms',
    kind: 'choice',
    maxLength: 2,
    step: 'home',
    mayHide: true,
    choices: ['0', '1', '2', '3', '4'],
  },
  rentBudget: {
    column: 'rent_budget',
    kind: 'dollars',
    maxLength: 20,
    step: 'home',
    mayHide: true,
  },
  income: {
    column: 'income',
    kind: 'choice',
    maxLength: 20,
    step: 'home',
    mayHide: true,
    // Their labels are claims of the site: qualify/questions.ts makes them.
    choices: ['below2500', '2500-4000', 'above4000'],
  },
  challenges: {
    column: 'challenges',
    kind: 'choices',
    maxLength: 40,
    step: 'happened',
    mayHide: true,
    // The five of the wizard, by the same names.
    choices: ['Poor Credit', 'Evictions', 'Broken Leases', 'Criminal Background', 'None'],
  },
  words: {
    column: 'words',
    kind: 'text',
    maxLength: 2000,
    step: 'happened',
    mayHide: true,
  },
} as const satisfies Record<string, ApplicationField>

export type FieldName = keyof typeof applicationFields

export const fieldNames = Object.keys(applicationFields) as FieldName[]

export type WordedField = Omit<ApplicationField, 'choices'> & FieldWords & { name: FieldName }

/** A field as it is asked in a language. */
export function fieldIn(language: Language, name: FieldName): WordedField {
  const { choices, ...field }: ApplicationField = applicationFields[name]
  const { choices: labels = {}, ...words }: FieldWords = fieldWords[language][name]
  const labelled = choices?.map((value) => [value, labels[value] ?? value])
  return { ...field, ...words, name, ...(labelled && { choices: Object.fromEntries(labelled) }) }
}

/** The same fields for whoever asks them all alike, and for the admin area. Marked, so that the form goes without. */
export const fieldList: readonly WordedField[] = /* @__PURE__ */ fieldNames.map((name) => fieldIn('en', name))
