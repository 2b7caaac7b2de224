import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/two-factor.tsx'

/** The second step of signing in: switching it on and off, and its backup codes. */
export const twoFactorWords: InEnglish<typeof en> = { en }
