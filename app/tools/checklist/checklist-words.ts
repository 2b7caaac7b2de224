import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/checklist.tsx'
import { words as es } from './words/es/checklist.tsx'

/** The list of papers. */
export const checklistWords: InLanguages<typeof en> = { en, es }
