import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/deeds.ts'

/** What a form of the inbox has done. */
export const deedWords: InEnglish<typeof en> = { en }
