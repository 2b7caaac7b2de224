import type { InLanguages } from '../../platform/language.ts'
import { words as en } from '../words/en/apply.tsx'
import { words as es } from '../words/es/apply.tsx'

/** What both the plain page and the island show. */
export const applyWords: InLanguages<typeof en> = { en, es }
