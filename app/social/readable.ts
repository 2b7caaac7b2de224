import { normalized } from '../platform/outside-text.ts'

/** Signs our face lacks, in those it has. */
const substitutes = new Map([
  ...([...'ʻʽ‵'] as string[]).map((sign) => [sign, '‘'] as const),
  ...([...'ʼ′＇'] as string[]).map((sign) => [sign, '’'] as const),
  ...([...'‐‑⁃'] as string[]).map((sign) => [sign, '-'] as const),
  ...([...'‒−'] as string[]).map((sign) => [sign, '–'] as const),
  ['―', '—'],
  ['″', '”'],
])

/** No picture has room for so much. */
const maxLength = 2000

/** More of its letters lost than this, and the words that are left would mislead. */
const mostLost = 0.2

/** The text in letters that can be drawn; null when too few of it are, as with another alphabet. */
export function readable(text: string, has: (letter: string) => boolean): string | null {
  const drawn = [...normalized(text.slice(0, maxLength), 'NFC')].map((letter) => ({
    letter,
    as: drawable(letter, has),
  }))
  const words = drawn
    .map(({ as }) => as)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const letters = drawn.filter(({ letter }) => /[\p{L}\p{N}]/u.test(letter))
  const lost = letters.filter(({ as }) => as === '').length
  return words === '' || lost > letters.length * mostLost ? null : words
}

function drawable(letter: string, has: (letter: string) => boolean) {
  if (/[\s\p{Z}\p{Cc}]/u.test(letter)) return ' '
  if (has(letter)) return letter
  const substitute = substitutes.get(letter)
  if (substitute) return substitute
  // An 'ẽ' without its accent is still an 'e'; an emoji has nothing left.
  return [...letter.normalize('NFKD')].filter((part) => has(part) && !/\p{M}/u.test(part)).join('')
}
