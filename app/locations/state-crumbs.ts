import type { Crumb } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { townWords } from './town-words.ts'

/** The way to the page of a state. */
export function stateCrumbs(language: Language): Crumb[] {
  const { home, states } = townWords[language].landing.crumbs
  return [
    { label: home, href: '/' },
    { label: states, href: '/states' },
  ]
}
