import type { InLanguages } from '../../platform/language.ts'
import { words as en } from '../words/en/private.tsx'
import { words as es } from '../words/es/private.tsx'

/** What waits behind a private link. */
export const privateWords: InLanguages<typeof en> = { en, es }
