import { findPublishedArticle } from '../articles/queries.server.ts'
import type { Db } from '../db/tables.ts'
import { cityFundingPage } from '../locations/city-funding.ts'
import { landingHero } from '../locations/city-landing.ts'
import { resolveCity, resolveState, resolveSubCity } from '../locations/resolve.ts'
import { stateFundingPage } from '../locations/state-funding.ts'
import { subCityPage } from '../locations/sub-city-page.ts'
import { documentAt } from '../pages/documents.ts'
import { landingPageAt } from '../pages/landing-pages.ts'
import type { Site } from '../site/site.ts'
import { type SocialPicture, sitePicture } from '../site/social-picture.ts'
import { findSharedStory } from '../stories/queries.server.ts'
import { landingPicture } from './landing-picture.ts'
import {
  articlePicture,
  articlesPicture,
  documentPicture,
  sharePicture,
  sitemapPicture,
  storyPicture,
  wallPicture,
} from './page-pictures.ts'

const fixed = new Map([
  ['/', sitePicture],
  ['/articles', articlesPicture],
  ['/approval-wall', wallPicture],
  ['/approval-wall/share', sharePicture],
  ['/sitemap', sitemapPicture],
])

/**
 * What the picture of the page at `path` shows, from the same rows and words as the page itself.
 * Null for a page that is not there, or that is not for search engines and shares the site's picture:
 * towns nobody knows are without end, so are their names.
 */
export async function findPicture(db: Db, site: Site, path: string): Promise<SocialPicture | null> {
  const known = fixed.get(path)
  if (known) return known
  const [, family = '', slug, ...rest] = path.split('/')
  if (slug === undefined) return pictureOfPage(path, site)
  if (path === `/approval-wall/story/${rest[0]}`) {
    const story = await findSharedStory(db, rest[0] ?? '')
    return story && storyPicture(story)
  }
  if (rest.length > 0) return null
  if (family === 'articles') {
    const article = await findPublishedArticle(db, slug)
    return article && articlePicture(article)
  }
  return placePicture(family, slug, site)
}

function pictureOfPage(path: string, site: Site): SocialPicture | null {
  const page = landingPageAt(path, site)
  if (page) return landingPicture(page.sections, page.head.crumb)
  const document = documentAt(path, site)
  return document && documentPicture(document)
}

function placePicture(family: string, slug: string, site: Site): SocialPicture | null {
  if (family === 'state') {
    const state = resolveState(slug)
    return state.kind === 'state' && state.isKnown
      ? landingPicture(stateFundingPage(state, site).sections)
      : null
  }
  if (family === 'subcity') {
    const area = resolveSubCity(slug)
    return area.kind === 'subCity' && area.isKnown ? landingPicture(subCityPage(area, site).sections) : null
  }
  if (family !== 'city') return null
  const city = resolveCity(slug)
  if (city.kind === 'funding')
    return city.isKnown ? landingPicture(cityFundingPage(city, site).sections) : null
  // The head both variants have: the towns around need not be found for it.
  return city.kind === 'landing' && city.isKnown
    ? landingPicture([landingHero(city.place, city.place, site)])
    : null
}
