import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/mails.ts'
import { words as es } from './words/es/mails.ts'

/** What we write to who applied. */
export const mailWords: InLanguages<typeof en> = { en, es }
