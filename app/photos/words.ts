import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

/** What is said about a photo that cannot be taken. */
export const photoWords: InLanguages<typeof en> = { en, es }
