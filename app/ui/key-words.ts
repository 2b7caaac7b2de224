import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/keys.ts'

/** The legend of the single keys. */
export const keyWords: InEnglish<typeof en> = { en }
