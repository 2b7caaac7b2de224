import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/questions.ts'
import { words as es } from './words/es/questions.ts'

/** The six cards. */
export const questionWords: InLanguages<typeof en> = { en, es }
