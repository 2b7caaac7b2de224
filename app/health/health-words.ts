import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/health.ts'

/** The page of health, around its lines. */
export const healthWords: InEnglish<typeof en> = { en }
