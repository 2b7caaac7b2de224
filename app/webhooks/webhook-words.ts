import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/webhooks.tsx'

export const webhookWords: InEnglish<typeof en> = { en }
