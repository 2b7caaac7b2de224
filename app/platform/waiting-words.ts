import type { InLanguages, Language } from './language.ts'
import { words as en } from './words/en/waiting.ts'
import { words as es } from './words/es/waiting.ts'

const waiting: InLanguages<typeof en> = { en, es }

/** How long somebody who met a limit waits at least: '1 minute', '12 minutes', '23 hours'. */
export function waitingWords(seconds: number, language: Language = 'en') {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const { minutes: inMinutes, hours } = waiting[language]
  return minutes < 120 ? inMinutes(minutes) : hours(Math.ceil(minutes / 60))
}
