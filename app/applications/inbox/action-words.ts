import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/actions.ts'

/** What a form of the inbox has done. */
export const actionWords: InEnglish<typeof en> = { en }
