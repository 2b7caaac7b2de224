import { findMovedArticle } from '../articles/address-queries.server.ts'
import { findPublishedArticle } from '../articles/queries.server.ts'
import type { Db } from '../db/tables.ts'
import { familyOf } from '../locations/place-families.ts'
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
  if (path === '/') return sitePicture(site.language)
  const picture = findAddress(path)?.picture ?? 'site'
  if (typeof picture === 'function') return picture(site.language)
  const last = path.slice(path.lastIndexOf('/') + 1)
  switch (picture) {
    case 'page':
      return pictureOfPage(path, site)
    case 'place':
      return placePicture(path, site)
    case 'article': {
      const article = await findPublishedArticle(db, last)
      return article && articlePicture(article)(site.language)
    }
    case 'story': {
      const story = await findSharedStory(db, last, { isRealOnly: site.examples === 'off' })
      return story && storyPicture(story)(site.language)
    }
    case 'site':
      return null
    default:
      return picture satisfies never
  }
}

/** The page whose picture an old link asks for: an article may have another address by now. */
export async function findMovedPath(db: Db, path: string): Promise<string | null> {
  if (findAddress(path)?.picture !== 'article') return null
  const moved = await findMovedArticle(db, path.slice(path.lastIndexOf('/') + 1))
  return moved && `/articles/${moved.slug}`
}

function pictureOfPage(path: string, site: Site): SocialPicture | null {
  const page = landingPageAt(path, site)
  if (page) return landingPicture(page.sections, page.head.crumb)
  const document = documentAt(path, site)
  return document && documentPicture(document)
}

function placePicture(path: string, site: Site): SocialPicture | null {
  const place = familyOf(path)
  const sections = place?.family.pictured(place.slug, site)
  return sections ? landingPicture(sections) : null
}
