/** A letter is data: pieces, chosen by what was picked and filled in, joined into paragraphs. */
export type Letter = {
  kind: LetterKind
  /** When to send it. */
  use: string
  to: 'company' | 'landlord'
  subject: string
  /** What the subject says, where the page is in another language. */
  subjectMeaning?: string
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

/** Words with gaps: 'On {toldOn} I was turned down.' */
export type Piece = {
  /** In English, as it is sent. */
  text: string
  /** What it says, where the page is in another language. */
  meaning?: string
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
  /** It states a fact: the letter says none of them until somebody picks one. */
  isFact?: true
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

/** How a field is drawn: one line of text unless it says otherwise. */
export const fieldShapes: Record<
  Exclude<FieldName, 'deposit'>,
  { kind?: 'lines' | 'words' | 'day'; autoComplete?: string }
> = {
  name: { autoComplete: 'name' },
  street: { kind: 'lines', autoComplete: 'street-address' },
  contact: { autoComplete: 'tel' },
  company: { kind: 'lines' },
  landlord: {},
  home: {},
  toldOn: { kind: 'day' },
  entry: {},
  year: {},
  guarantor: {},
  own: { kind: 'words' },
}

export const maxFieldLength = { lines: 300, words: 900, day: 10, line: 160 }
/** Of a letter that is changed by hand. */
export const maxLetterLength = 8000
