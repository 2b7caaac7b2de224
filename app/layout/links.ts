import { programIn } from '../claims/programs.ts'
import { inEachLanguage, type Language } from '../platform/language.ts'
import { pagesIn } from '../site/page-names.ts'
import { layoutWords } from './words.ts'

export type NavLink = { href: string; label: string }

/** The links around a page, in its language: the same lists for every page. */
export function navLinks(language: Language) {
  return links[language]
}

const links = inEachLanguage(linksIn)

function linksIn(language: Language) {
  const words = layoutWords[language]
  const [home, ...others] = pagesIn('bar', language)
  return {
    main: [...(home ? [home] : []), { href: '/#qualification', label: words.qualify }, ...others],
    /** The simpler bar of some pages. */
    simple: pagesIn('simpleBar', language),
    services: words.services.map((label) => ({ href: '/#qualification', label })),
    programs: [
      ...pagesIn('programs', language),
      { href: programIn(language, 'performance').href, label: words.performanceBased },
    ],
    /** Free, and before anybody pays. */
    help: pagesIn('help', language),
    legal: pagesIn('legal', language),
  }
}

export const popularStates: NavLink[] = [
  { href: '/state/texas', label: 'Texas' },
  { href: '/state/california', label: 'California' },
  { href: '/state/florida', label: 'Florida' },
  { href: '/state/new-york', label: 'New York' },
  { href: '/state/georgia', label: 'Georgia' },
  { href: '/state/illinois', label: 'Illinois' },
]
