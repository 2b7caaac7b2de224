import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/forms.ts'

export const formWords: InEnglish<typeof en> = { en }
