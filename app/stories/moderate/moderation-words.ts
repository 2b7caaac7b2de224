import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/moderation.tsx'

/** What moderators read. */
export const moderationWords: InEnglish<typeof en> = { en }
