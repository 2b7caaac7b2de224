import type { InLanguages, Language } from '../../platform/language.ts'
import { words as en } from '../words/en/replies.ts'
import { words as es } from '../words/es/replies.ts'

/** What stands in the answer to a form that was sent. */
export const replyWords: InLanguages<typeof en> = { en, es }

const longestInMinutes = 90

export function waitWords(retryAfterSeconds: number, language: Language) {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  const { wait } = replyWords[language]
  return minutes <= longestInMinutes ? wait(minutes, 'minutes') : wait(Math.ceil(minutes / 60), 'hours')
}
