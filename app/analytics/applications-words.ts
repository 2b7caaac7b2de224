import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/applications.ts'

/** The page of applications. */
export const applicationsWords: InEnglish<typeof en> = { en }
