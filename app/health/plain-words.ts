import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/plain.ts'

const plainWords: InEnglish<typeof en> = { en }
const terabyte = 4

export function sizeWords(bytes: number) {
  const step = Math.min(terabyte, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const amount = bytes / 1000 ** step
  return plainWords.en.size(step > 0 && amount < 10 ? amount.toFixed(1) : String(Math.round(amount)), step)
}

/** To the minute, in a zone that needs no asking. */
export function momentWords(moment: Date) {
  return plainWords.en.moment(moment.toISOString().slice(0, 16).replace('T', ' '))
}
