import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/people.ts'

/** What is kept about one person. */
export const peopleWords: InEnglish<typeof en> = { en }
