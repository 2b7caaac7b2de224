import { findPlace } from '../locations/places.ts'
import type { Language } from '../platform/language.ts'
import { namesOf } from '../site/page-names.ts'
import { type ArticleEntry, cityEntries, mainPages, subCityEntries } from './entries.ts'
import { sitemapFiles } from './files.ts'
import { addressesOf, fileElement } from './xml.ts'

export type Link = { label: string; href: string }
export type SitemapOverview = {
  mainPages: Link[]
  cities: Link[]
  subCities: Link[]
  totals: { pages: number; mainPages: number; cities: number; subCities: number }
  /** The first lines of the XML, to see what it looks like. */
  sample: string
}

const shown = 100
const sampleLength = 12

export function sitemapOverview(
  origin: string,
  articles: ArticleEntry[],
  language: Language = 'en',
): SitemapOverview {
  // Together they hold every entry: each is looked up once.
  const files = sitemapFiles(articles)
  const pages = files
    .flatMap(({ entries }) => entries)
    .reduce((sum, entry) => sum + addressesOf(entry).length, 0)
  const cities = [...cityEntries()]
  const subCities = [...subCityEntries()]
  return {
    mainPages: mainPages.map(({ path }) => ({ label: namesOf(path, language).label ?? path, href: path })),
    cities: cities.slice(0, shown).map(({ name, path }) => ({ label: name, href: path })),
    subCities: subCities
      .slice(0, shown)
      .map(({ name, city, path }) => ({ label: `${name}, ${findPlace(city)?.name ?? city}`, href: path })),
    totals: {
      pages,
      mainPages: mainPages.length,
      cities: cities.length,
      subCities: subCities.length,
    },
    sample: files
      .slice(0, sampleLength)
      .map((file) => fileElement(origin, file))
      .join(''),
  }
}
