import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/numbers.ts'

/** Above every page of numbers, and in its charts. */
export const numbersWords: InEnglish<typeof en> = { en }
