import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/wizard.tsx'
import { words as es } from './words/es/wizard.tsx'

export const wizardWords: InLanguages<typeof en> = { en, es }
