import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/activity.ts'

/** The log, and what can be done. */
export const activityWords: InEnglish<typeof en> = { en }
