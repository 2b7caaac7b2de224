import type { InLanguages, Language } from '../../platform/language.ts'
import { waitingWords } from '../../platform/waiting-words.ts'
import { words as en } from '../words/en/share-page.ts'
import { words as es } from '../words/es/share-page.ts'

/** What is said around the form and about what was sent with it: on the server alone. */
export const shareWords: InLanguages<typeof en> = { en, es }

export function waitWords(retryAfterSeconds: number, language: Language = 'en') {
  return shareWords[language].wait(waitingWords(retryAfterSeconds, language))
}

export function postsWaitWords(retryAfterSeconds: number, language: Language = 'en') {
  return shareWords[language].postsWait(waitingWords(retryAfterSeconds, language))
}
