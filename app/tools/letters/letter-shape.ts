import type { Language } from '../../platform/language.ts'
import type { Choice, Letter, Piece } from './letter.ts'
import type { letterWords } from './letter-words.ts'
import type { sentences } from './sent-sentences.ts'

/** A letter without its words: what it asks and says, by name, and when. */
export type LetterShape = Pick<Letter, 'kind' | 'to' | 'fields'> & {
  choices: readonly ChoiceShape[]
  body: readonly (readonly PieceShape[])[]
  enclosed?: readonly PieceShape[]
  tips: readonly (keyof Words['tips'])[]
}

export type PieceShape = Pick<Piece, 'when' | 'has' | 'lacks'> & { say: keyof typeof sentences.pieces }

export type ChoiceShape = Pick<Choice, 'id' | 'isMany' | 'isFact'> & {
  asks: keyof Words['choices']
  /** As they are stored. */
  values: readonly string[]
}

type Words = (typeof letterWords)[Language]
