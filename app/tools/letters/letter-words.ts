import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/letters.ts'
import { words as es } from './words/es/letters.ts'

/** When to send a letter, what it asks, and what helps. */
export const letterWords: InLanguages<typeof en> = { en, es }
