import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/town.ts'
import { words as es } from './words/es/town.ts'

/** What pages of towns say, and how a place is named within a sentence. */
export const townWords: InLanguages<typeof en> = { en, es }
