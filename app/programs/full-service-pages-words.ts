import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/full-service-pages.ts'
import { words as es } from './words/es/full-service-pages.ts'

export const fullServicePagesWords: InLanguages<typeof en> = { en, es }
