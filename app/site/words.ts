import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'

/** What pages are called, and what stands above all of them. */
export const siteWords: InLanguages<typeof en> = { en, es }
