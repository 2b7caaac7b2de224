import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/inbox-keys.ts'

export const keyWords: InEnglish<typeof en> = { en }
