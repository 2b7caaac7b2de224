import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/undo.ts'
import { words as es } from './words/es/undo.ts'

/** Where something can be erased. */
export const undoWords: InLanguages<typeof en> = { en, es }
