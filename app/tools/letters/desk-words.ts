import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/desk.ts'
import { words as es } from './words/es/desk.ts'

/** Around the letter somebody works on. */
export const deskWords: InLanguages<typeof en> = { en, es }
