import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/admin.ts'

/** The bar around the pages of the admin area. */
export const adminWords: InEnglish<typeof en> = { en }
