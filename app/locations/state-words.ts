import type { Language } from '../platform/language.ts'
import { townWords } from './town-words.ts'

/** A state's name where it could be taken for its city, or needs an article. */
export function inSentence(stateName: string, language: Language = 'en') {
  return townWords[language].places.state(stateName)
}

/** 'Harris County', and of the regions Connecticut has in their place 'the Capitol Planning Region'. */
export function countyInSentence(county: string, language: Language = 'en') {
  return townWords[language].places.county(county)
}

/** What the census calls the parts of a state. */
export function countiesIn(stateCode: string, language: Language = 'en') {
  return townWords[language].places.counties(stateCode)
}
