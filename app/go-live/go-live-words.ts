import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/go-live.tsx'

/** The page of the review before opening. */
export const goLiveWords: InEnglish<typeof en> = { en }
