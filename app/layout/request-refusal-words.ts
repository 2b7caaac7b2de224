import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/request-refusals.ts'
import { words as es } from './words/es/request-refusals.ts'

/** In answer to a request that reaches no page. */
export const requestRefusalWords: InLanguages<typeof en> = { en, es }
