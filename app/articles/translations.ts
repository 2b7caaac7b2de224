import { type Language, languages } from '../platform/language.ts'

type Told = { id: string; translationOf: string | null }

/** What articles that tell the same in several languages have in common. */
export function sharedId({ id, translationOf }: Told) {
  return translationOf ?? id
}

/** The languages in which none of `all` tells the same as this article. */
export function lackedLanguages(article: Told, all: (Told & { language: Language })[]): Language[] {
  const same = all.filter((one) => sharedId(one) === sharedId(article))
  return languages.filter((language) => !same.some((one) => one.language === language))
}
