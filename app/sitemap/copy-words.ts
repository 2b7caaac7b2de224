import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/copy.ts'
import { words as es } from './words/es/copy.ts'

/** Apart from those of the page: the button is an island. */
export const copyWords: InLanguages<typeof en> = { en, es }
