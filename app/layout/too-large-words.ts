import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/too-large.ts'
import { words as es } from './words/es/too-large.ts'

/** In answer to a form that is larger than its address takes. */
export const tooLargeWords: InLanguages<typeof en> = { en, es }
