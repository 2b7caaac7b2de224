import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/import.tsx'

/** What an import does, and why it refuses. */
export const importWords: InEnglish<typeof en> = { en }
