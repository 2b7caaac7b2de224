import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/answers.ts'

/** What somebody applied with. */
export const answerWords: InEnglish<typeof en> = { en }
