import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/problems.ts'

export const problemWords: InEnglish<typeof en> = { en }
