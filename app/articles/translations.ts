import { type Language, languages } from '../platform/language.ts'

export type Told = { id: string; translationOf: string | null }
type ToldIn = Told & { language: Language }

/** What articles that tell the same in several languages have in common. */
export function sharedId({ id, translationOf }: Told) {
  return translationOf ?? id
}

/** The languages in which none of `all` tells the same as this article. */
export function lackedLanguages(article: Told, all: ToldIn[]): Language[] {
  const told = languagesOf(article, all)
  return languages.filter((language) => !told.includes(language))
}

/** Those of `all` that may tell the same as this article: together they have no language twice. */
export function joinableTo<One extends ToldIn>(article: Told, all: One[]): One[] {
  const told = languagesOf(article, all)
  const same = Map.groupBy(all, sharedId)
  return all.filter((one) => !same.get(sharedId(one))?.some(({ language }) => told.includes(language)))
}

/** Those of `all` that tell the same as this article. */
export function translationsAmong<One extends ToldIn>(article: Told, all: One[]): One[] {
  return all.filter((one) => one.id !== article.id && sharedId(one) === sharedId(article))
}

function languagesOf(article: Told, all: ToldIn[]) {
  return all.filter((one) => sharedId(one) === sharedId(article)).map(({ language }) => language)
}
