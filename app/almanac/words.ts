import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

/** What sources, laws and agencies are called. */
export const almanacWords: InLanguages<typeof en> = { en, es }
