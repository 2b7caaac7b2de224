import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/editor.ts'
import { words as es } from './words/es/editor.ts'

/** Around the letter somebody works on. */
export const editorWords: InLanguages<typeof en> = { en, es }
