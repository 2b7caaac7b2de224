import type { InLanguages, Language } from '../platform/language.ts'
import { milesText } from '../platform/us-number.ts'
import type { Direction } from './sphere.ts'
import { words as en } from './words/en/directions.ts'
import { words as es } from './words/es/directions.ts'

export const directionWords: InLanguages<typeof en> = { en, es }

/** '12 miles east', '12 millas al este'; of a town on the same spot no miles. */
export function wayText(miles: number, direction: Direction | null, language: Language) {
  const { beside, way } = directionWords[language]
  return miles === 0 ? beside : way(milesText(miles, language), direction)
}
