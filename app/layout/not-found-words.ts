import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/not-found.tsx'
import { words as es } from './words/es/not-found.tsx'

export const notFoundWords: InLanguages<typeof en> = { en, es }
