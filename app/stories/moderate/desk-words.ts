import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/desk.tsx'

/** What moderators read. */
export const deskWords: InEnglish<typeof en> = { en }
