import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/roles.ts'

/** What each role is called and may do, as the owner reads it. */
export const roleWords: InEnglish<typeof en> = { en }
