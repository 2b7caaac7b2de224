import type { InLanguages, Language } from '../../platform/language.ts'
import { words as en } from '../words/en/share-page.ts'
import { words as es } from '../words/es/share-page.ts'

/** What is said around the form and about what was sent with it: on the server alone. */
export const shareWords: InLanguages<typeof en> = { en, es }

export function waitWords(retryAfterSeconds: number, language: Language = 'en') {
  return shareWords[language].wait(minutesOf(retryAfterSeconds))
}

export function postsWaitWords(retryAfterSeconds: number, language: Language = 'en') {
  return shareWords[language].postsWait(minutesOf(retryAfterSeconds))
}

function minutesOf(seconds: number) {
  return Math.ceil(seconds / 60)
}
