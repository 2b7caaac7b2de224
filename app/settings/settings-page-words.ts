import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/settings-page.ts'

export const settingsPageWords: InEnglish<typeof en> = { en }
