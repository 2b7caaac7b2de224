import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/heads.ts'
import { words as es } from './words/es/heads.ts'

/** What each tool is called, and what all of them say. */
export const headWords: InLanguages<typeof en> = { en, es }
