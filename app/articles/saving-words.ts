import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/saving.ts'

/** Why an article cannot be saved as it is. */
export const savingWords: InEnglish<typeof en> = { en }
