import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/sharing.ts'
import { words as es } from './words/es/sharing.ts'

/** What the permission means, in the same words for who gives it and for who reads it. */
export const sharingWords: InLanguages<typeof en> = { en, es }
