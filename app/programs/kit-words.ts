import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/kit.ts'
import { words as es } from './words/es/kit.ts'

export const kitWords: InLanguages<typeof en> = { en, es }
