import type { Tables } from '../db/tables.ts'
import { sharingWords } from './sharing-words.ts'

// A field of the story is declared here, once. Form, draft, checks, columns, the private data of moderators,
// downloads and their import read it from here. Runs in the browser as well.

export type StoryColumn = keyof Tables['approval_stories']

/** How it is typed, cleaned and judged. */
type Kind = 'line' | 'text' | 'email' | 'phone' | 'day' | 'state' | 'yes' | 'choice'

export type StoryField = {
  /** Where it is stored; town and state share one. */
  column: StoryColumn
  kind: Kind
  maxLength: number
  /** The words for a required field left empty; without them it may be. */
  missing?: string
  /** Where it stands in the form. */
  part: 'who' | 'when' | 'where' | 'story' | 'permissions'
  label: string
  hint?: string
  autoComplete?: string
  rows?: number
  /** What moderators read it under where the wall never shows it. */
  privately?: string
}

/** In the order of a download; the form has its own, by part. */
export const storyFields = {
  fullName: {
    column: 'full_name',
    kind: 'line',
    maxLength: 100,
    missing: 'Please write your full name',
    part: 'who',
    label: 'Full name',
    autoComplete: 'name',
    privately: 'Full name',
  },
  email: {
    column: 'email',
    kind: 'email',
    maxLength: 254,
    missing: 'Please write your e-mail address',
    part: 'who',
    label: 'Email',
    autoComplete: 'email',
    privately: 'E-mail',
  },
  phone: {
    column: 'phone',
    kind: 'phone',
    maxLength: 40,
    part: 'who',
    label: 'Phone',
    autoComplete: 'tel',
    privately: 'Phone',
  },
  city: {
    column: 'city_state',
    kind: 'line',
    maxLength: 100,
    missing: 'Please write your city',
    part: 'where',
    label: 'City',
    autoComplete: 'address-level2',
  },
  state: {
    column: 'city_state',
    kind: 'state',
    maxLength: 40,
    missing: 'Please choose your state',
    part: 'where',
    label: 'State',
    autoComplete: 'address-level1',
  },
  approvalDate: {
    column: 'approval_date',
    kind: 'day',
    maxLength: 40,
    part: 'when',
    label: 'Approval date',
  },
  headline: {
    column: 'headline',
    kind: 'line',
    maxLength: 100,
    missing: 'Please give your story a headline',
    part: 'story',
    label: 'Headline',
    hint: 'At most 100 characters',
  },
  howHelped: {
    column: 'how_helped',
    kind: 'text',
    maxLength: 4000,
    missing: 'Please tell how we helped',
    part: 'story',
    label: 'How {brand} helped',
    rows: 5,
  },
  encouragement: {
    column: 'encouragement',
    kind: 'text',
    maxLength: 4000,
    missing: 'Please write some words of encouragement',
    part: 'story',
    label: 'Words of encouragement',
    hint: 'What would you tell somebody who was just told no?',
    rows: 3,
  },
  allowSharing: {
    column: 'allow_sharing',
    kind: 'yes',
    maxLength: 20,
    part: 'permissions',
    label: sharingWords.label,
    hint: sharingWords.hint,
  },
  nameDisplay: {
    column: 'name_display',
    kind: 'choice',
    maxLength: 20,
    part: 'permissions',
    label: 'How should your name be shown?',
  },
} as const satisfies Record<string, StoryField>

export type FieldName = keyof typeof storyFields
export type FieldColumn = (typeof storyFields)[FieldName]['column']

export const fieldNames = Object.keys(storyFields) as FieldName[]

/** The same fields for whoever asks them all alike. */
export const fieldList: readonly (StoryField & { name: FieldName; column: FieldColumn })[] = fieldNames.map(
  (name) => ({ name, ...storyFields[name] }),
)
