import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/start.tsx'

/** The page of the first steps, and its card on the dashboard. */
export const startWords: InEnglish<typeof en> = { en }
