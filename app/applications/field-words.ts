import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/fields.ts'
import { words as es } from './words/es/fields.ts'

/** What our forms ask. */
export const fieldWords: InLanguages<typeof en> = { en, es }
