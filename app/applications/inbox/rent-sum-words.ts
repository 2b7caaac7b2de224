import type { InEnglish } from '../../platform/language.ts'
import { words as en } from '../words/en/rent-sum.ts'

export const rentSumWords: InEnglish<typeof en> = { en }
