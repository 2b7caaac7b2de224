import type { InEnglish } from './language.ts'
import { words as en } from './words/en/spam.ts'

/** What may point to a robot. */
export const spamSignWords: InEnglish<typeof en> = { en }
