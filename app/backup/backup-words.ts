import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/backup.ts'

/** What the owner hears of a backup. */
export const backupWords: InEnglish<typeof en> = { en }
