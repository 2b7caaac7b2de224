import { listSubCities } from '../locations/neighborhoods.ts'
import { landingPath } from '../locations/paths.ts'
import { allPlaces, findPlace } from '../locations/places.ts'
import type { Language } from '../platform/language.ts'
import { namesOf } from '../site/page-names.ts'
import { type ArticleEntry, mainPages } from './entries.ts'
import { listedFiles } from './files.ts'
import { fileElement } from './xml.ts'

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
  const files = listedFiles(articles)
  return {
    mainPages: mainPages.map(({ path }) => ({ label: namesOf(path, language).label ?? path, href: path })),
    cities: allPlaces()
      .slice(0, shown)
      .map((place) => ({ label: `${place.name}, ${place.state}`, href: landingPath(place) })),
    subCities: listSubCities()
      .slice(0, shown)
      .map(({ slug, area }) => ({
        label: `${area.name}, ${findPlace(area.place)?.name ?? area.place}`,
        href: `/subcity/${slug}`,
      })),
    totals: {
      pages: files.reduce((sum, { addresses }) => sum + addresses, 0),
      mainPages: mainPages.length,
      cities: allPlaces().length,
      subCities: listSubCities().length,
    },
    sample: files
      .slice(0, sampleLength)
      .map((file) => fileElement(origin, file))
      .join(''),
  }
}
