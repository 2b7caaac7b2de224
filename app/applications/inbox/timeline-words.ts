import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/timeline.ts'

/** What happened to an application, and when something is due. */
export const timelineWords: InEnglish<typeof en> = { en }
