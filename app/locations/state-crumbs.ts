import type { Crumb } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { siteWords } from '../site/words.ts'
import { statePageWords } from './state-page-words.ts'

/** The way to the page of a state. */
export function stateCrumbs(language: Language): Crumb[] {
  return [
    { label: siteWords[language].names['/'].label, href: '/' },
    { label: statePageWords[language].page.serviceAreas, href: '/states' },
  ]
}
