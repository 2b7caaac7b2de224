import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

/** Everything the register says, and says about itself. */
export const claimWords: InLanguages<typeof en> = { en, es }
