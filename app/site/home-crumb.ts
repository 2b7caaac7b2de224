import type { Language } from '../platform/language.ts'
import { siteWords } from './words.ts'

/** Where the way to every public page begins. */
export function homeCrumb(language: Language) {
  return { label: siteWords[language].names['/'].label, href: '/' }
}
