import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/vouchers.ts'
import { words as es } from './words/es/vouchers.ts'

export const voucherWords: InLanguages<typeof en> = { en, es }
