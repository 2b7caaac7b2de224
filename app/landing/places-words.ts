import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/places.ts'
import { words as es } from './words/es/places.ts'

/** What the sections of pages about places say beside their facts. */
export const placesWords: InLanguages<typeof en> = { en, es }
