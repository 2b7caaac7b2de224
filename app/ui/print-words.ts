import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/print.ts'
import { words as es } from './words/es/print.ts'

/** Apart from the words of every page: few can be printed by a button. */
export const printWords: InLanguages<typeof en> = { en, es }
