import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/join.ts'

/** For who was invited to the team. */
export const joinWords: InEnglish<typeof en> = { en }
