/** The languages of the public site; the first is the one that stands in for what another lacks. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** All but English. */
export type OtherLanguage = Exclude<Language, 'en'>
export const otherLanguages: OtherLanguage[] = languages.filter((language) => language !== 'en')

/** What is said in each language. A phrase that one of them lacks, or has too many, does not compile. */
export type InLanguages<Words> = Record<Language, Words>

/** What the team reads, in the admin area: English, and each further language once its file of words is there. */
export type InEnglish<Words> = { en: Words } & Partial<InLanguages<Words>>

/** For formatters, hreflang and Open Graph: our Spanish is that of the United States, with its dollars and commas. */
export const localeOf: InLanguages<string> = { en: 'en-US', es: 'es-US' }

/** Each language by its own name, as a link to it says. */
export const languageNames: InLanguages<string> = { en: 'English', es: 'Español' }

/** Each language as the team calls it. */
export const englishNames: InLanguages<string> = { en: 'English', es: 'Spanish' }

/** The same thing, made for each language. */
export function inEachLanguage<Value>(make: (language: Language) => Value): InLanguages<Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as InLanguages<Value>
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text)
}

/** '/es/states' is '/states' in Spanish. English has no prefix: '/en/states' is no address. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const language = first.toLowerCase()
  if (language === 'en' || !isLanguage(language)) return { language: 'en', path: pathname }
  return { language, path: `/${rest.join('/')}` }
}

/** The address of a page of ours in a language: '/es', '/es/states'. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`
}
