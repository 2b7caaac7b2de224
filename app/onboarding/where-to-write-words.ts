import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/where-to-write.tsx'

export const whereToWriteWords: InEnglish<typeof en> = { en }
