import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/sub-city.ts'
import { words as es } from './words/es/sub-city.ts'

/** What the pages of neighbourhoods say. */
export const subCityWords: InLanguages<typeof en> = { en, es }
