import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/passkeys.tsx'

/** One's own passkeys, and signing in with one. */
export const passkeyWords: InEnglish<typeof en> = { en }
