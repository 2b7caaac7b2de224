import type { Crumb } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { homeCrumb } from '../site/home-crumb.ts'
import { townWords } from './town-words.ts'

/** The way to the page of a state. */
export function stateCrumbs(language: Language): Crumb[] {
  const { states } = townWords[language].landing.crumbs
  return [homeCrumb(language), { label: states, href: '/states' }]
}
