import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/documents.ts'
import { words as es } from './words/es/documents.ts'

export const documentWords: InLanguages<typeof en> = { en, es }
