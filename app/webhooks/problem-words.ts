import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/problems.ts'

/** What is wrong with an address, and why a message did not arrive. */
export const problemWords: InEnglish<typeof en> = { en }
