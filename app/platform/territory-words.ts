import type { InLanguages } from './language.ts'
import { words as en } from './words/en/territories.ts'
import { words as es } from './words/es/territories.ts'

/** No states, and in none of our tables: no browser needs their names. */
export const territoryWords: InLanguages<typeof en> = { en, es }
