import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/messages.ts'

/** What a page of the admin area says after a form was posted and led back to it. */
export const messageWords: InEnglish<typeof en> = { en }
