import type { InLanguages, Language } from '../../platform/language.ts'
import { words as en } from '../words/en/apply.tsx'
import { words as es } from '../words/es/apply.tsx'

/** What both the plain page and the island show. */
export const applyWords: InLanguages<typeof en> = { en, es }

const longestInMinutes = 90

export function waitWords(retryAfterSeconds: number, language: Language) {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  const { wait } = applyWords[language]
  return minutes <= longestInMinutes ? wait(minutes, 'minutes') : wait(Math.ceil(minutes / 60), 'hours')
}
