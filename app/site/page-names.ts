import type { Language } from '../platform/language.ts'
import { publicAddresses } from './addresses.ts'
import { siteWords } from './words.ts'

export type List = 'bar' | 'simpleBar' | 'programs' | 'help' | 'legal'

type Names = Partial<Record<List | 'label', string>>

/** What the page at an address is called; nothing where no list has it. */
export function namesOf(path: string, language: Language): Names {
  const known: Record<string, Names> = siteWords[language].names
  return known[path] ?? {}
}

/** The pages of a list, in the order of the table. */
export function pagesIn(list: List, language: Language): { href: string; label: string }[] {
  return publicAddresses.flatMap(({ path }) => {
    const label = namesOf(path, language)[list]
    return label === undefined ? [] : [{ href: path, label }]
  })
}
