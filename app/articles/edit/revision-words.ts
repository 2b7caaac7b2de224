import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/revisions.tsx'

/** What was saved, and when. */
export const revisionWords: InEnglish<typeof en> = { en }
