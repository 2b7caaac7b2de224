import type { InLanguages, Language } from '../platform/language.ts'
import { milesText } from '../platform/us-number.ts'
import type { Direction } from './sphere.ts'
import { words as en } from './words/en/directions.ts'
import { words as es } from './words/es/directions.ts'

export const directionWords: InLanguages<typeof en> = { en, es }

/** '12 miles east', '12 millas al este'. */
export function wayText(miles: number, direction: Direction | null, language: Language) {
  return directionWords[language].way(milesText(miles, language), direction)
}
