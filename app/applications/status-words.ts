import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/statuses.ts'

/** Where an application stands, where it may go, and why it is closed. */
export const statusWords: InEnglish<typeof en> = { en }
