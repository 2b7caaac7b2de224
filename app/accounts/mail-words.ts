import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/mails.ts'

export const accountMailWords: InEnglish<typeof en> = { en }
