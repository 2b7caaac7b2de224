import type { Language } from '../platform/language.ts'
import { figures } from './say.ts'
import { finderWords } from './words.ts'

/** `isOld`: HUD has newer figures by now. */
export function howWeCount(isOld: boolean, language: Language) {
  const { fairRent, rest } = finderWords[language].counting
  const text = isOld ? fairRent.old(figures.years) : fairRent.text(figures.years)
  return [{ term: fairRent.term, text }, ...rest]
}
