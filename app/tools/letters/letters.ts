import { companyLetters } from './company-letters.ts'
import { landlordLetters } from './landlord-letters.ts'
import { type Letter, type LetterKind, letterKinds } from './letter.ts'

const all = [...companyLetters, ...landlordLetters]

/** In the order in which they are needed. */
export const letters: readonly Letter[] = letterKinds.map((kind) => letterOf(kind))

export function letterOf(kind: LetterKind): Letter {
  const letter = all.find((one) => one.kind === kind)
  if (!letter) throw new Error(`No letter is called ${kind}`)
  return letter
}
