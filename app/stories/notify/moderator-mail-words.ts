import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/moderator-mails.ts'

/** The mails to who decides on stories. */
export const moderatorMailWords: InEnglish<typeof en> = { en }
