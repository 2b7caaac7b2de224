import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/data.tsx'

/** What can be downloaded and brought back. */
export const dataWords: InEnglish<typeof en> = { en }
