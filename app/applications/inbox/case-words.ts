import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/case.tsx'

/** The application that is open, and what can be done with it. */
export const caseWords: InEnglish<typeof en> = { en }
