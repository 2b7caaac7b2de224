import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/terms.ts'
import { words as es } from './words/es/terms.ts'

export const termsWords: InLanguages<typeof en> = { en, es }
