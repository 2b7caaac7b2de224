import type { InLanguages } from './language.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

/** Days and distances. */
export const commonWords: InLanguages<typeof en> = { en, es }
