import { listSubCities } from '../locations/neighborhoods.ts'
import { fundingPath, landingPath, statePath } from '../locations/paths.ts'
import { allPlaces, listedCities } from '../locations/places.ts'
import { states } from '../locations/states.ts'

export type Changes = 'daily' | 'weekly' | 'monthly'
export type Entry = { path: string; priority: number; changes: Changes; modified?: Date }
export type ArticleEntry = { slug: string; modified: Date }

const entry = (path: string, priority: number, changes: Changes): Entry => ({ path, priority, changes })

/** Counted as eight on the sitemap page. */
export const mainPages: Entry[] = [
  entry('/', 1, 'daily'),
  entry('/bad-credit-rentals', 0.9, 'weekly'),
  entry('/full-service-program', 0.9, 'weekly'),
  entry('/diy-rental-kit', 0.9, 'weekly'),
  entry('/corporate-lease-program', 0.9, 'weekly'),
  entry('/approval-wall', 0.8, 'weekly'),
  entry('/articles', 0.8, 'daily'),
  entry('/sitemap', 0.6, 'monthly'),
]

const otherPages: Entry[] = [
  entry('/second-shot-program', 0.9, 'weekly'),
  entry('/states', 0.7, 'monthly'),
  entry('/testimonials', 0.7, 'monthly'),
  ...['/policy-terms', '/privacy', '/terms', '/accessibility'].map((path) => entry(path, 0.3, 'monthly')),
]

/** Every address we want found, one list for the XML and for the page. Generic pages are never in it. */
export function* sitemapEntries(articles: Iterable<ArticleEntry>): Generator<Entry> {
  yield* mainPages
  yield* otherPages
  for (const { slug, modified } of articles) yield { ...entry(`/articles/${slug}`, 0.8, 'daily'), modified }
  for (const state of states()) yield entry(statePath(state), 0.7, 'monthly')
  for (const city of listedCities()) {
    const path = fundingPath(city)
    if (path) yield entry(path, 0.7, 'monthly')
  }
  yield* cityEntries()
  yield* subCityEntries()
}

/** In order of population. */
export function* cityEntries() {
  for (const place of allPlaces())
    yield { ...entry(landingPath(place), 0.7, 'monthly'), name: `${place.name}, ${place.state}` }
}

export function* subCityEntries() {
  for (const { slug, area } of listSubCities())
    yield { ...entry(`/subcity/${slug}`, 0.6, 'monthly'), name: area.name, city: area.place }
}
