import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/case-facts.tsx'

/** When, who, by which way and with which yes. */
export const caseFactWords: InEnglish<typeof en> = { en }
