import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en.tsx'
import { words as es } from './words/es.tsx'

export const sitemapWords: InLanguages<typeof en> = { en, es }
