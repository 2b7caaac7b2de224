import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/admin-errors.ts'

/** What the admin area says when something cannot be shown. */
export const adminErrorWords: InEnglish<typeof en> = { en }

type Problem = { title: string; text: string; toDo?: string[] }

export function problemOf(status: number, words: typeof adminErrorWords.en): Problem {
  switch (status) {
    case 401:
      return words.signedOut
    case 403:
      return words.notAllowed
    case 404:
      return words.notThere
    case 502:
    case 504:
      return words.noAnswer
    case 503:
      return words.databaseAway
    default:
      return words.broken
  }
}
