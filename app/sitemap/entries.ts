import { listSubCities } from '../locations/neighborhoods.ts'
import { fundingPath, landingPath, statePath } from '../locations/paths.ts'
import { allPlaces, namesakesOf } from '../locations/places.ts'
import { states } from '../locations/states.ts'
import type { Address, Changes } from '../site/address.ts'
import { publicAddresses } from '../site/addresses.ts'
import { findAddress } from '../site/find-address.ts'

export type Entry = { path: string; priority: number; changes: Changes; modified?: Date }
export type ArticleEntry = { slug: string; modified: Date }

type Listed = { path: string; sitemap: NonNullable<Address['sitemap']> }

/** What the table says of an address; a path of a family is listed as its family is. */
function entry(path: string): Entry {
  const { sitemap } = findAddress(path) ?? {}
  if (!sitemap) throw new Error(`${path} is listed in no sitemap`)
  return { path, priority: sitemap.priority, changes: sitemap.changes }
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
  yield* mainPages
  yield* otherPages
  for (const { slug, modified } of articles) yield { ...entry(`/articles/${slug}`), modified }
  for (const state of states()) yield entry(statePath(state))
  yield* fundingEntries()
  yield* cityEntries()
  yield* subCityEntries()
}

/** Of the listed cities, and of towns that share their name: who searches for one must not end in the other's state. */
function* fundingEntries() {
  for (const place of allPlaces())
    if (place.isListed || namesakesOf(place).length > 1) yield entry(fundingPath(place))
}

/** In order of population. */
export function* cityEntries() {
  for (const place of allPlaces())
    yield { ...entry(landingPath(place)), name: `${place.name}, ${place.state}` }
}

export function* subCityEntries() {
  for (const { slug, area } of listSubCities())
    yield { ...entry(`/subcity/${slug}`), name: area.name, city: area.place }
}
