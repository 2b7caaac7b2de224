import type { InLanguages, Language } from '../../platform/language.ts'
import { waitingWords } from '../../platform/waiting-words.ts'
import { words as en } from '../words/en/replies.ts'
import { words as es } from '../words/es/replies.ts'

/** What stands in the answer to a form that was sent. */
export const replyWords: InLanguages<typeof en> = { en, es }

export function waitWords(retryAfterSeconds: number, language: Language) {
  return replyWords[language].wait(waitingWords(retryAfterSeconds, language))
}
