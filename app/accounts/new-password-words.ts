import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/new-password.ts'

/** For who forgot the password, and wherever a new one is chosen. */
export const newPasswordWords: InEnglish<typeof en> = { en }
