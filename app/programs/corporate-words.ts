import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/corporate.ts'
import { words as es } from './words/es/corporate.ts'

export const corporateWords: InLanguages<typeof en> = { en, es }
