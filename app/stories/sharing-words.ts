import type { InLanguages } from '../platform/language.ts'
import { words as en, wordsRead as enRead } from './words/en/sharing.ts'
import { words as es, wordsRead as esRead } from './words/es/sharing.ts'

// What the permission means, in the same words for who gives it and for who reads it.

/** In the form. */
export const sharingWords: InLanguages<typeof en> = { en, es }

/** Beside a story that waits. */
export const sharingWordsRead: InLanguages<typeof enRead> = { en: enRead, es: esRead }
