import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/test-mail.ts'

export const testMailWords: InEnglish<typeof en> = { en }
