import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/claims-page.tsx'

export const claimsPageWords: InEnglish<typeof en> = { en }
