import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/sentences.ts'
import { words as es } from './words/es/sentences.ts'

/** What the letters say, in the language of the page. */
export const sentenceWords: InLanguages<typeof en> = { en, es }
