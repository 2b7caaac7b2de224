import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/warnings.ts'

/** What does not go together, for the owner. */
export const warningWords: InEnglish<typeof en> = { en }
