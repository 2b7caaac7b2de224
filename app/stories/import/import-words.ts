import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/import.ts'

/** What is said about stories that are brought over. */
export const importWords: InEnglish<typeof en> = { en }
