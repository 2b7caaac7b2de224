import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/search-page.ts'

/** The search over all lists, and what came of it. */
export const searchPageWords: InEnglish<typeof en> = { en }
