import type { Tables } from '../db/tables.ts'

// A field of the story is declared here, once. Form, draft, checks, columns, the private data of moderators,
// downloads and their import read it from here; its words are in words/*/submit.ts. Runs in the browser as well.

export type StoryColumn = keyof Tables['approval_stories']

/** How it is typed, cleaned and judged. */
type Kind = 'line' | 'text' | 'email' | 'phone' | 'day' | 'state' | 'yes' | 'choice'

export type StoryField = {
  /** Where it is stored; town and state share one. */
  column: StoryColumn
  kind: Kind
  maxLength: number
  /** Must not be left empty. */
  isRequired?: true
  /** Where it stands in the form. */
  part: 'who' | 'when' | 'where' | 'story' | 'permissions'
  autoComplete?: string
  rows?: number
  /** Never on the wall: only moderators read it. */
  isPrivate?: true
}

/** In the order of a download; the form has its own, by part. */
export const storyFields = {
  fullName: {
    column: 'full_name',
    kind: 'line',
    maxLength: 100,
    isRequired: true,
    part: 'who',
    autoComplete: 'name',
    isPrivate: true,
  },
  email: {
    column: 'email',
    kind: 'email',
    maxLength: 254,
    isRequired: true,
    part: 'who',
    autoComplete: 'email',
    isPrivate: true,
  },
  phone: {
    column: 'phone',
    kind: 'phone',
    maxLength: 40,
    part: 'who',
    autoComplete: 'tel',
    isPrivate: true,
  },
  city: {
    column: 'city_state',
    kind: 'line',
    maxLength: 100,
    isRequired: true,
    part: 'where',
    autoComplete: 'address-level2',
  },
  state: {
    column: 'city_state',
    kind: 'state',
    maxLength: 40,
    isRequired: true,
    part: 'where',
    autoComplete: 'address-level1',
  },
  approvalDate: {
    column: 'approval_date',
    kind: 'day',
    maxLength: 40,
    part: 'when',
  },
  headline: {
    column: 'headline',
    kind: 'line',
    maxLength: 100,
    isRequired: true,
    part: 'story',
  },
  howHelped: {
    column: 'how_helped',
    kind: 'text',
    maxLength: 4000,
    isRequired: true,
    part: 'story',
    rows: 5,
  },
  encouragement: {
    column: 'encouragement',
    kind: 'text',
    maxLength: 4000,
    isRequired: true,
    part: 'story',
    rows: 3,
  },
  allowSharing: {
    column: 'allow_sharing',
    kind: 'yes',
    maxLength: 20,
    part: 'permissions',
  },
  nameDisplay: {
    column: 'name_display',
    kind: 'choice',
    maxLength: 20,
    part: 'permissions',
  },
} as const satisfies Record<string, StoryField>

export type FieldName = keyof typeof storyFields
export type FieldColumn = (typeof storyFields)[FieldName]['column']

/** Those that must not be left empty. */
export type RequiredField = {
  [Name in FieldName]: (typeof storyFields)[Name] extends { isRequired: true } ? Name : never
}[FieldName]

/** Those that the wall never shows. */
export type PrivateField = {
  [Name in FieldName]: (typeof storyFields)[Name] extends { isPrivate: true } ? Name : never
}[FieldName]

export function isPrivateField(name: FieldName): name is PrivateField {
  return 'isPrivate' in storyFields[name]
}

export const fieldNames = Object.keys(storyFields) as FieldName[]

/** The same fields for whoever asks them all alike. */
export const fieldList: readonly (StoryField & { name: FieldName; column: FieldColumn })[] = fieldNames.map(
  (name) => ({ name, ...storyFields[name] }),
)
