import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/settings-page.tsx'

export const settingsPageWords: InEnglish<typeof en> = { en }
