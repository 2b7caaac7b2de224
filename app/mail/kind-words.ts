import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/kinds.ts'

/** What each mail is called. */
export const kindWords: InEnglish<typeof en> = { en }
