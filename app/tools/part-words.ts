import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/parts.ts'
import { words as es } from './words/es/parts.ts'

/** In the browser, of more than one tool. */
export const partWords: InLanguages<typeof en> = { en, es }
