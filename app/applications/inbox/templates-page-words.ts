import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/templates-page.tsx'

/** Where the owner writes the mails. */
export const templatesPageWords: InEnglish<typeof en> = { en }
