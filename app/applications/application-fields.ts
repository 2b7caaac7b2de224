import type { Tables } from '../db/tables.ts'

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
  label: string
  hint?: string
  autoComplete?: string
  /** Needed whatever the owner says: nobody can answer without it. */
  isAlwaysRequired?: boolean
  /** The words for a required field left empty. */
  missing: string
  /** The owner may hide the others. */
  mayHide: boolean
  /** What may be chosen: value to label. */
  choices?: Readonly<Record<string, string>>
}

/** The five of the wizard, by the same names. */
export const challengeLabels = {
  'Poor Credit': 'Low credit',
  Evictions: 'An eviction',
  'Broken Leases': 'A broken lease',
  'Criminal Background': 'A record',
  None: 'None of these',
} as const

/** In the order of the form and of a download. */
export const applicationFields = {
  fullName: {
    column: 'full_name',
    kind: 'line',
    maxLength: 100,
    step: 'you',
    label: 'Your name',
    autoComplete: 'name',
    isAlwaysRequired: true,
    missing: 'Please write your name',
    mayHide: false,
  },
  phone: {
    column: 'phone',
    kind: 'phone',
    maxLength: 40,
    step: 'you',
    label: 'Phone',
    hint: 'Phone or e-mail: one of the two is enough.',
    autoComplete: 'tel',
    missing: 'Please write a phone number or an e-mail address',
    mayHide: false,
  },
  email: {
    column: 'email',
    kind: 'email',
    maxLength: 254,
    step: 'you',
    label: 'E-mail',
    autoComplete: 'email',
    missing: 'Please write a phone number or an e-mail address',
    mayHide: false,
  },
  reachBy: {
    column: 'reach_by',
    kind: 'choice',
    maxLength: 20,
    step: 'you',
    label: 'How should we reach you first?',
    missing: 'Please choose how we should reach you',
    mayHide: true,
    choices: { call: 'Call', text: 'Text', mail: 'E-mail' },
  },
  reachWhen: {
    column: 'reach_when',
    kind: 'choice',
    maxLength: 20,
    step: 'you',
    label: 'A good time',
    missing: 'Please choose a good time',
    mayHide: true,
    choices: { any: 'Any time of day', morning: 'Mornings', afternoon: 'Afternoons', evening: 'Evenings' },
  },
  place: {
    column: 'place',
    kind: 'line',
    maxLength: 100,
    step: 'home',
    label: 'City and state',
    isAlwaysRequired: true,
    missing: 'Please write the city and state you want to live in',
    mayHide: false,
  },
  adults: {
    column: 'adults',
    kind: 'count',
    maxLength: 2,
    step: 'home',
    label: 'Adults moving in',
    isAlwaysRequired: true,
    missing: 'Please say how many adults move in',
    mayHide: false,
  },
  moveIn: {
    column: 'move_in',
    kind: 'choice',
    maxLength: 20,
    step: 'home',
    label: 'Moving',
    missing: 'Please say when you want to move',
    mayHide: true,
    choices: {
      'two-weeks': 'Within two weeks',
      month: 'Within a month',
      'three-months': 'In one to three months',
      unsure: 'Not sure yet',
    },
  },
  bedrooms: {
    column: 'bedrooms',
    kind: 'choice',
    maxLength: 2,
    step: 'home',
    label: 'How many bedrooms?',
    missing: 'Please choose how many bedrooms',
    mayHide: true,
    choices: { 0: 'Studio', 1: '1', 2: '2', 3: '3', 4: '4' },
  },
  rentBudget: {
    column: 'rent_budget',
    kind: 'dollars',
    maxLength: 20,
    step: 'home',
    label: 'Rent you can carry, a month',
    missing: 'Please write the rent you can carry',
    mayHide: true,
  },
  income: {
    column: 'income',
    kind: 'choice',
    maxLength: 20,
    step: 'home',
    // The labels of the bands are claims of the site: qualify/questions.ts makes them.
    label: 'Income a month, before tax',
    missing: 'Please choose your income',
    mayHide: true,
    choices: { below2500: 'below2500', '2500-4000': '2500-4000', above4000: 'above4000' },
  },
  challenges: {
    column: 'challenges',
    kind: 'choices',
    maxLength: 40,
    step: 'happened',
    label: 'What may a landlord find?',
    hint: 'Tick what fits. Nothing here rules you out.',
    missing: 'Please tick what fits, or ‘None of these’',
    mayHide: true,
    choices: challengeLabels,
  },
  words: {
    column: 'words',
    kind: 'text',
    maxLength: 2000,
    step: 'happened',
    label: 'In a sentence or two',
    hint: 'Why it happened, and what is different now. Leave out names and numbers of accounts.',
    missing: 'Please write a sentence about what happened',
    mayHide: true,
  },
} as const satisfies Record<string, ApplicationField>

export type FieldName = keyof typeof applicationFields

export const fieldNames = Object.keys(applicationFields) as FieldName[]

/** The same fields for whoever asks them all alike. */
export const fieldList: readonly (ApplicationField & { name: FieldName })[] = fieldNames.map((name) => ({
  name,
  ...applicationFields[name],
}))
