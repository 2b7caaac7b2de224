import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/spots.ts'

/** How pages and what they say are named. */
export const spotWords: InEnglish<typeof en> = { en }
