import { findPublishedArticle } from '../articles/queries.server.ts'
import type { Db } from '../db/tables.ts'
import { cityFundingPage } from '../locations/city-funding.ts'
import { landingHero } from '../locations/city-landing.ts'
import { resolveCity, resolveState, resolveSubCity } from '../locations/resolve.ts'
import { stateFundingPage } from '../locations/state-funding.ts'
import { subCityPage } from '../locations/sub-city-page.ts'
import { documentAt } from '../pages/documents.ts'
import { landingPageAt } from '../pages/landing-pages.ts'
import { findAddress } from '../site/find-address.ts'
import type { Site } from '../site/site.ts'
import { type SocialPicture, sitePicture } from '../site/social-picture.ts'
import { findSharedStory } from '../stories/queries.server.ts'
import { landingPicture } from './landing-picture.ts'
import { articlePicture, documentPicture, storyPicture } from './page-pictures.ts'

/**
 * What the picture of the page at `path` shows, from the same rows and words as the page itself.
 * Null for a page that is not there, or that is not for search engines and shares the site's picture:
 * towns nobody knows are without end, so are their names.
 */
export async function findPicture(db: Db, site: Site, path: string): Promise<SocialPicture | null> {
  if (path === '/') return sitePicture
  const picture = findAddress(path)?.picture ?? 'site'
  if (typeof picture === 'object') return picture
  const last = path.slice(path.lastIndexOf('/') + 1)
  switch (picture) {
    case 'page':
      return pictureOfPage(path, site)
    case 'place':
      return placePicture(path.split('/')[1] ?? '', last, site)
    case 'article': {
      const article = await findPublishedArticle(db, last)
      return article && articlePicture(article)
    }
    case 'story': {
      const story = await findSharedStory(db, last, { isRealOnly: site.examples === 'off' })
      return story && storyPicture(story)
    }
    case 'site':
      return null
    default:
      return picture satisfies never
  }
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
