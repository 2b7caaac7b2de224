import { isAboveBar, worthOf } from '../almanac/page-worth.ts'
import { type ListedPage, placeFamilies } from '../locations/place-families.ts'
import { type Language, languages, pathIn } from '../platform/language.ts'
import type { Address, Changes } from '../site/address.ts'
import { publicAddresses } from '../site/addresses.ts'
import { findAddress } from '../site/find-address.ts'

export type Entry = {
  path: string
  priority: number
  changes: Changes
  /** As it is written: a day, or a moment where it is known. */
  modified?: string
  /** Told in every language: an address for each. */
  isTranslated?: true
  /** Told in other languages at addresses of their own: all of them, this one too. */
  translations?: Told[]
}
export type Told = { language: Language; path: string }
/** `shared` is what it has in common with its translations. */
export type ArticleEntry = { slug: string; modified: Date; language?: Language; shared?: string }

/** `day`: when what it says last changed. */
type DatedPage = ListedPage & { day: string }
type Listed = { path: string; sitemap: NonNullable<Address['sitemap']> }

/** What the table says of an address; a path of a family is listed as its family is. */
function entry(path: string): Entry {
  const { sitemap, isTranslated } = findAddress(path) ?? {}
  if (!sitemap) throw new Error(`${path} is listed in no sitemap`)
  const { priority, changes } = sitemap
  return { path, priority, changes, ...(isTranslated && { isTranslated }) }
}

const single = publicAddresses.filter(
  (address): address is typeof address & Listed =>
    address.sitemap !== undefined && !address.path.includes(':'),
)

/** Counted as eight on the sitemap page. */
export const mainPages = single.filter(({ sitemap }) => sitemap.isMain).map(({ path }) => entry(path))

const otherPages = single.filter(({ sitemap }) => !sitemap.isMain).map(({ path }) => entry(path))

/** Every address we want found, one list for the XML and for the page. Generic pages are never in it. */
export function* sitemapEntries(articles: Iterable<ArticleEntry>): Generator<Entry> {
  yield* singleEntries()
  yield* articleEntries(articles)
  for (const page of listedPlaces()) yield placeEntry(page)
}

export function* singleEntries() {
  yield* mainPages
  yield* otherPages
}

export function* articleEntries(articles: Iterable<ArticleEntry>): Generator<Entry> {
  const all = [...articles]
  const told = Map.groupBy(all, sharedOf)
  for (const article of all) {
    const { priority, changes } = entry(`/articles/${article.slug}`)
    const translations = oneInEach(article, told.get(sharedOf(article)) ?? [])
    const { path } = addressOf(article)
    yield {
      ...{ path, priority, changes, modified: article.modified.toISOString() },
      ...(translations.length > 1 && { translations }),
    }
  }
}

/** As the head of its page: of two in one language the newest, which comes first, and of its own language itself. */
function oneInEach(article: ArticleEntry, told: ArticleEntry[]): Told[] {
  const byLanguage = Map.groupBy(told, ({ language = 'en' }) => language)
  return [...byLanguage.values()].flatMap((same) =>
    same.includes(article) ? [addressOf(article)] : same.slice(0, 1).map(addressOf),
  )
}

function sharedOf({ slug, shared = slug }: ArticleEntry) {
  return shared
}

/** An article has one address, in its own language. */
function addressOf({ slug, language = 'en' }: ArticleEntry): Told {
  return { language, path: pathIn(language, `/articles/${slug}`) }
}

/** Pages of places that say enough of their own, family by family; of one state when its code is given. */
export function* listedPlaces(state?: string): Generator<DatedPage> {
  for (const family of placeFamilies)
    for (const page of family.listed()) {
      const worth = state === undefined || page.state === state ? worthOf(page.path) : null
      if (worth && isAboveBar(worth)) yield { ...page, day: worth.day }
    }
}

export function placeEntry({ path, day }: DatedPage): Entry {
  return { ...entry(path), modified: day }
}

/** The languages it is told in, each at an address of its own. */
export function addressesOf({ path, isTranslated }: Entry): Told[] {
  return (isTranslated ? languages : (['en'] as const)).map((language) => ({
    language,
    path: pathIn(language, path),
  }))
}
