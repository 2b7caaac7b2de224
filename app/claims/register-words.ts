import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/register.ts'

/** The register as the owner reads it. */
export const registerWords: InEnglish<typeof en> = { en }
