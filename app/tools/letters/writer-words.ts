import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/writer.ts'
import { words as es } from './words/es/writer.ts'

/** Around the drafts. */
export const writerWords: InLanguages<typeof en> = { en, es }
