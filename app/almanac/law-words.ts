import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/laws.ts'
import { words as es } from './words/es/laws.ts'

export const lawWords: InLanguages<typeof en> = { en, es }
