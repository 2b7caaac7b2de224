import type { InLanguages } from '../../platform/language.ts'
import { words as en } from '../words/en/submit.ts'
import { words as es } from '../words/es/submit.ts'

/** The form of the wall. */
export const submitWords: InLanguages<typeof en> = { en, es }
