import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/list.tsx'

/** The articles as the team sees them. */
export const listWords: InEnglish<typeof en> = { en }
