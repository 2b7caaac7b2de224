import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/team-mails.ts'

/** Mails to whoever looks after applications. */
export const teamMailWords: InEnglish<typeof en> = { en }
