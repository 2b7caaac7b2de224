import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en.tsx'
import { words as es } from './words/es.tsx'

/** What stands around articles. */
export const articleWords: InLanguages<typeof en> = { en, es }
