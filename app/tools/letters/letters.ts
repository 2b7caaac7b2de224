import type { Language } from '../../platform/language.ts'
import { companyLetters } from './company-letters.ts'
import { landlordLetters } from './landlord-letters.ts'
import { type Choice, type Letter, type LetterKind, letterKinds, type Piece } from './letter.ts'
import type { ChoiceShape, LetterShape, PieceShape } from './letter-shape.ts'
import { letterWords } from './letter-words.ts'
import { sentences } from './sent-sentences.ts'
import { sentenceWords } from './sentence-words.ts'

const all = [...companyLetters, ...landlordLetters]

/** In the order in which they are needed. */
export function lettersIn(language: Language): readonly Letter[] {
  return letterKinds.map((kind) => letterOf(kind, language))
}

export function letterOf(kind: LetterKind, language: Language = 'en'): Letter {
  const shape = all.find((one) => one.kind === kind)
  if (!shape) throw new Error(`No letter is called ${kind}`)
  return inWords(shape, language)
}

function inWords(
  { kind, to, fields, choices, body, enclosed, tips }: LetterShape,
  language: Language,
): Letter {
  const words = letterWords[language]
  const said = (piece: PieceShape) => pieceIn(piece, language)
  return {
    kind,
    use: words.uses[kind],
    to,
    subject: sentences.subjects[kind],
    ...(language !== 'en' && { subjectMeaning: sentenceWords[language].subjects[kind] }),
    fields,
    choices: choices.map((choice) => choiceIn(choice, language)),
    body: body.map((pieces) => pieces.map(said)),
    ...(enclosed && { enclosed: enclosed.map(said) }),
    tips: tips.map((tip) => words.tips[tip]),
  }
}

function pieceIn({ say, ...rest }: PieceShape, language: Language): Piece {
  const text = sentences.pieces[say]
  return language === 'en'
    ? { text, ...rest }
    : { text, meaning: sentenceWords[language].pieces[say], ...rest }
}

function choiceIn({ id, asks, values, ...rest }: ChoiceShape, language: Language): Choice {
  const { question, options } = letterWords[language].choices[asks]
  const labels: Record<string, string> = options
  return { id, question, ...rest, options: values.map((value) => ({ value, label: labels[value] ?? value })) }
}
