import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/account.tsx'

/** One's own account: its page, its sessions, its password. */
export const accountWords: InEnglish<typeof en> = { en }
