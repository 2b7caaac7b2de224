import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/admin-errors.ts'

/** What the admin area says when something cannot be shown. */
export const adminErrorWords: InEnglish<typeof en> = { en }
