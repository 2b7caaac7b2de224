import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/forms.ts'
import { words as es } from './words/es/forms.ts'

/** What stands above each of our forms. */
export const headingWords: InLanguages<typeof en> = { en, es }
