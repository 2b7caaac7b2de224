import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/device.ts'

export const deviceWords: InEnglish<typeof en> = { en }
