import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/stored-files.tsx'

/** The backups that lie on the server, and how they get from there. */
export const storedFilesWords: InEnglish<typeof en> = { en }
