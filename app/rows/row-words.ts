import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en.ts'

/** What is said about the rows of a file, and about a file that cannot be read. */
export const rowWords: InEnglish<typeof en> = { en }
