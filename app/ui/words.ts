import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

/** What the parts of every page say. */
export const uiWords: InLanguages<typeof en> = { en, es }
