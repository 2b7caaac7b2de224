import type { LetterKind } from './letter.ts'

/** Where a letter stands as plain text. It opens by itself when one comes along this way. */
export function letterText(kind: LetterKind) {
  return `/letters#${letterTextId(kind)}`
}

export function letterTextId(kind: LetterKind) {
  return `text-${kind}`
}
