import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/languages.ts'

export const languageWords: InEnglish<typeof en> = { en }
