import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/bin.tsx'

/** Articles that were deleted. */
export const binWords: InEnglish<typeof en> = { en }
