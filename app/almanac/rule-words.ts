import type { Language } from '../platform/language.ts'
import { longDay } from '../platform/us-date.ts'
import { almanacWords } from './words.ts'

/** A value, a detail or a note of the tables in the reader's language, with days the way people write them. */
export function ruleWords(text: string, language: Language) {
  return almanacWords[language].rule(text).replace(/\d{4}-\d\d-\d\d/g, (day) => longDay(day, language))
}
