import { createContext, use } from 'react'
import { type InEnglish, type Language, pathIn, splitLanguage } from '../platform/language.ts'

/** The language of the page that is rendered. */
export const LanguageContext = createContext<Language>('en')

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** In the browser, by the address: a translator puts another `lang` on the page. */
export function languageOfPage(): Language {
  return splitLanguage(location.pathname).language
}

/** The words of a feature in the language of the page. */
export function useWords<Words>(words: InEnglish<Words>): Words {
  return words[useLanguage()] ?? words.en
}

/** Leads to pages of ours in the language of this page, and leaves every other address as it is. */
export function useLocalHref(): (href: string) => string {
  const language = useLanguage()
  return (href) => localHref(language, href)
}

export function localHref(language: Language, href: string) {
  return /^\/(?!\/)/.test(href) ? pathIn(language, href) : href
}
