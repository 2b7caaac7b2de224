import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/pictures.ts'
import { words as es } from './words/es/pictures.ts'

/** What the pictures beside shared links say. */
export const pictureWords: InLanguages<typeof en> = { en, es }
