import type { InLanguages } from '../../platform/language.ts'
import { words as en } from './words/en/law.tsx'
import { words as es } from './words/es/law.tsx'

/** Federal law in plain words. The browser does not need it. */
export const federalWords: InLanguages<typeof en> = { en, es }
