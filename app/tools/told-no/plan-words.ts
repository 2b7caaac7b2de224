import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/plan.ts'
import { words as es } from './words/es/plan.ts'

/** The steps, what they are made from, and what can be ticked off. */
export const planWords: InLanguages<typeof en> = { en, es }
