import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/sign-in.tsx'

/** The two steps of signing in. */
export const signInWords: InEnglish<typeof en> = { en }
