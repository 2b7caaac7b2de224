import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

export const formWords: InLanguages<typeof en> = { en, es }
