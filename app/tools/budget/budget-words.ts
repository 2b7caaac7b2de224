import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/budget.ts'
import { words as es } from './words/es/budget.ts'

/** The budget, as it is drawn in the browser. */
export const budgetWords: InLanguages<typeof en> = { en, es }
