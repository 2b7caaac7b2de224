import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/redirect.ts'

/** The form that makes a redirect, and why it refuses. */
export const redirectWords: InEnglish<typeof en> = { en }
