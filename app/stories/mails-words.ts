import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/mails.ts'
import { words as es } from './words/es/mails.ts'

/** Mails to who told a story. */
export const mailWords: InLanguages<typeof en> = { en, es }
