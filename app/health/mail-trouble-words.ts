import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/mail-trouble.ts'

/** Why the mail server cannot be used. */
export const mailTroubleWords: InEnglish<typeof en> = { en }
