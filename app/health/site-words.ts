import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/site.ts'

/** How the site does, line by line. */
export const siteLineWords: InEnglish<typeof en> = { en }
