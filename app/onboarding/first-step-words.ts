import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/first-steps.ts'

/** What each of the first steps asks for. */
export const firstStepWords: InEnglish<typeof en> = { en }
