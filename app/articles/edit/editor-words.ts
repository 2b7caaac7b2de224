import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/editor.tsx'

/** Where an article is written. */
export const editorWords: InEnglish<typeof en> = { en }
