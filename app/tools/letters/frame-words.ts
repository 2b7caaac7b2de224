import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/frame.ts'
import { words as es } from './words/es/frame.ts'

/** What stands around the sentences, in the language of the page. */
export const frameWords: InLanguages<typeof en> = { en, es }
