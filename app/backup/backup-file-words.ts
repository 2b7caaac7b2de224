import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/backup-file.ts'

/** What is wrong with a file. */
export const backupFileWords: InEnglish<typeof en> = { en }
