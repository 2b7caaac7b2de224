import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/page.tsx'
import { words as es } from './words/es/page.tsx'

/** Around the budget. */
export const pageWords: InLanguages<typeof en> = { en, es }
