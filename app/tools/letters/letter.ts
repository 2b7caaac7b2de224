/** A letter is data: pieces, chosen by what was picked and filled in, joined into paragraphs. */
export type Letter = {
  kind: LetterKind
  /** When to send it. */
  use: string
  to: 'company' | 'landlord'
  subject: string
  /** Asked for besides who writes and to whom. */
  fields: readonly FieldName[]
  choices: readonly Choice[]
  /** Paragraphs of pieces; a paragraph none of whose pieces is chosen is left out. */
  body: readonly (readonly Piece[])[]
  /** Below the name: what lies in the envelope. */
  enclosed?: readonly Piece[]
  tips: readonly string[]
}

export const letterKinds = [
  'report',
  'name',
  'dispute',
  'wrong-name',
  'reconsider',
  'eviction',
  'broken-lease',
  'credit',
  'record',
  'thanks',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** What each is called in lists and links. */
export const letterNames: Record<LetterKind, string> = {
  report: 'Send me my report',
  name: 'Who made the report?',
  dispute: 'This is wrong',
  'wrong-name': 'This is not me',
  reconsider: 'Please look again',
  eviction: 'About an eviction',
  'broken-lease': 'About a broken lease',
  credit: 'About bad credit',
  record: 'About a record',
  thanks: 'Thank you',
}

/** Words with gaps: 'On {toldOn} I was turned down.' */
export type Piece = {
  text: string
  /** Only when this was picked; `anyOf`: when anything was. */
  when?: readonly [choice: string, value: string]
  /** Only when this was, or was not, filled in. */
  has?: FieldName
  lacks?: FieldName
}

/** In place of a value. */
export const anyOf = '*'

export type Choice = {
  id: string
  question: string
  /** Any number of them, instead of one. */
  isMany?: true
  options: readonly { value: string; label: string }[]
}

/** Who writes stands on every letter; `deposit` is what the law of the state says, where it is on file. */
export const senderFields = ['name', 'street', 'contact'] as const
export type SenderField = (typeof senderFields)[number]

export type FieldName =
  | SenderField
  | 'company'
  | 'landlord'
  | 'home'
  | 'toldOn'
  | 'entry'
  | 'year'
  | 'guarantor'
  | 'own'
  | 'deposit'

type FieldWords = {
  label: string
  hint?: string
  /** In the gap, while it is empty. */
  gap: string
  kind?: 'lines' | 'words' | 'day'
  autoComplete?: string
}

export const fieldWords: Record<Exclude<FieldName, 'deposit'>, FieldWords> = {
  name: { label: 'Your name', gap: 'your name', autoComplete: 'name' },
  street: {
    label: 'Your street and city',
    gap: 'your street and city',
    kind: 'lines',
    autoComplete: 'street-address',
  },
  contact: { label: 'Your phone or e-mail', gap: 'your phone or e-mail', autoComplete: 'tel' },
  company: {
    label: 'Screening company',
    hint: 'Name and address, as in the notice',
    gap: 'the company, from the notice you got',
    kind: 'lines',
  },
  landlord: { label: 'Landlord or manager', gap: 'the landlord’s name' },
  home: { label: 'Address of the home', gap: 'address of the home' },
  toldOn: { label: 'The day you were told', gap: 'the day you were told', kind: 'day' },
  entry: {
    label: 'Which entry is wrong?',
    hint: 'As the report puts it: court, case number, company, amount',
    gap: 'the entry, as the report puts it',
  },
  year: { label: 'Which year was it?', gap: 'the year' },
  guarantor: { label: 'Who would be the guarantor?', gap: 'the name of the guarantor' },
  own: {
    label: 'In your own words',
    hint: 'One to three short sentences. Leave it empty if you like.',
    gap: '',
    kind: 'words',
  },
}

export const maxFieldLength = { lines: 300, words: 900, day: 10, line: 160 }
