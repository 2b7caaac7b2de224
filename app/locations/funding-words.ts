import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/funding.ts'
import { words as es } from './words/es/funding.ts'

/** What the funding pages of cities say. */
export const fundingWords: InLanguages<typeof en> = { en, es }
