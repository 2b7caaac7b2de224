import { sources, yearsOf } from '../almanac/source.ts'
import type { Language } from '../platform/language.ts'
import { figures } from './say.ts'
import { finderWords } from './words.ts'

/** `isOld`: HUD has newer figures by now. */
export function howWeCount(isOld: boolean, language: Language) {
  const { fairRent, census, rest } = finderWords[language].counting
  const text = (isOld ? fairRent.old : fairRent.text)(yearsOf(figures, language))
  return [
    { term: fairRent.term, text },
    { term: census.term, text: census.text(yearsOf(sources.rents, language)) },
    ...rest,
  ]
}
