import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

/** What stands around every page. */
export const layoutWords: InLanguages<typeof en> = { en, es }
