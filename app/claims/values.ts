import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/values.ts'
import { words as es } from './words/es/values.ts'

/** What the register says in words rather than in numbers. */
export const claimValues: InLanguages<typeof en> = { en, es }
