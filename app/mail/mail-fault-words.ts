import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/faults.ts'

/** Why a mail was not taken. */
export const mailFaultWords: InEnglish<typeof en> = { en }
