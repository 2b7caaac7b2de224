import type { InLanguages, Language } from '../../platform/language.ts'
import { words as en } from '../words/en/submit.ts'
import { words as es } from '../words/es/submit.ts'

/** The form of the wall, and what is said about what was sent with it. */
export const submitWords: InLanguages<typeof en> = { en, es }

export function waitWords(retryAfterSeconds: number, language: Language = 'en') {
  return submitWords[language].wait(minutesOf(retryAfterSeconds))
}

export function postsWaitWords(retryAfterSeconds: number, language: Language = 'en') {
  return submitWords[language].postsWait(minutesOf(retryAfterSeconds))
}

function minutesOf(seconds: number) {
  return Math.ceil(seconds / 60)
}
