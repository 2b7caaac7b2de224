import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/analytics.ts'

/** Above every page of numbers, and in its charts. */
export const analyticsWords: InEnglish<typeof en> = { en }
