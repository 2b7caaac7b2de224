import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/pages.ts'

/** Which pages of places are to be found. */
export const pagesWords: InEnglish<typeof en> = { en }
