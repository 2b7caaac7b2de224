import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/around.tsx'
import { words as es } from './words/es/around.tsx'

/** Around the plan. */
export const aroundWords: InLanguages<typeof en> = { en, es }
