import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/laws.ts'

/** Where each law is found and what it is about. */
export const lawWords: InEnglish<typeof en> = { en }
