import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/decisions.ts'

/** What came of a decision. */
export const decisionWords: InEnglish<typeof en> = { en }
