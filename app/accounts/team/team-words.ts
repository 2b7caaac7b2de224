import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/team.tsx'

/** For the owner: who is in the team. */
export const teamWords: InEnglish<typeof en> = { en }
