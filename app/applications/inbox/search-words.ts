import { searchText, typedWords } from '../../platform/search-text.ts'
import { extensionShape } from '../../platform/us-phone.ts'

/** An index over parts of words knows them in threes. */
const shortest = 3
const maxParts = 8
export const maxSearchLength = 200

export type SearchWords = {
  /** Each must stand somewhere in what an application is found by. */
  parts: string[]
  /** Too short to be looked for. */
  leftOut: string[]
}

/** What was typed, as it stands in the column that is searched. */
export function searchWords(typed: string): SearchWords {
  const text = typed.slice(0, maxSearchLength)
  const digits = digitsIn(text)
  if (digits) return { parts: [digits], leftOut: [] }
  const words = [...new Set(typedWords(searchText(text)))]
  const isLong = (word: string) => [...word].length >= shortest
  return {
    parts: words.filter(isLong).slice(0, maxParts),
    leftOut: words.filter((word) => !isLong(word)),
  }
}

/** '+1 (713) 555', the beginning of a number, is '713555'; null for what is more than digits, or too few. */
function digitsIn(text: string) {
  const number = text.replace(extensionShape, '')
  if (!/^[\d\s().+/-]+$/.test(number)) return null
  const digits = number.replace(/\D/g, '')
  if (digits.length < shortest) return null
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}
