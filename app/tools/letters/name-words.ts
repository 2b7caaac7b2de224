import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/names.ts'
import { words as es } from './words/es/names.ts'

/** What each letter is called in lists and links. */
export const letterNames: InLanguages<typeof en> = { en, es }
