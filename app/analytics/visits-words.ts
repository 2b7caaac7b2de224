import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/visits.ts'

/** The page of visits. */
export const visitsWords: InEnglish<typeof en> = { en }
