import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/inbox.tsx'

/** The lists, their head and what an empty one says. */
export const inboxWords: InEnglish<typeof en> = { en }
