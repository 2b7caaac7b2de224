import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/parts.tsx'
import { words as es } from './words/es/parts.tsx'

/** What the parts of landing pages say themselves; their subject comes with each page. */
export const partsWords: InLanguages<typeof en> = { en, es }
