import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/live-sum.ts'
import { words as es } from './words/es/live-sum.ts'

export const liveSumWords: InLanguages<typeof en> = { en, es }
