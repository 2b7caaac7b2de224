import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/states.ts'
import { words as es } from './words/es/states.ts'

/** What the pages of states say. */
export const statePageWords: InLanguages<typeof en> = { en, es }
