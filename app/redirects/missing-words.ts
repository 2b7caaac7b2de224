import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/missing.tsx'

/** The page of addresses that lead nowhere. */
export const missingWords: InEnglish<typeof en> = { en }
