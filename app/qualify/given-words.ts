import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/given.ts'
import { words as es } from './words/es/given.ts'

export const givenWords: InLanguages<typeof en> = { en, es }
