import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/mail-page.tsx'

export const mailPageWords: InEnglish<typeof en> = { en }
