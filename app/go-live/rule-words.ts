import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/rules.ts'

/** What each rule looks for, why, what to do about it, and what it found. */
export const ruleWords: InEnglish<typeof en> = { en }
