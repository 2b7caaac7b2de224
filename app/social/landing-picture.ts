import type { LandingPage, Section } from '../landing/sections.ts'
import { pageMeta } from '../layout/page-meta.ts'
import type { Site } from '../site/site.ts'
import type { SocialArt, SocialPicture } from '../site/social-picture.ts'
import { firstSentence } from './first-sentence.ts'

/** What stands at the head of a landing page stands in its picture. None where a page begins otherwise. */
export function landingPicture(sections: Section[], crumb?: string): SocialPicture | null {
  for (const section of sections) {
    if (section.kind === 'hero') return picture(section, { kind: 'drawing', drawing: section.art }, crumb)
    if (section.kind === 'placeHero')
      return picture(section, { kind: 'skyline', slug: section.skyline.slug }, section.badge)
    if (section.kind === 'opening') return picture(section, { kind: 'drawing', drawing: 'street' }, crumb)
  }
  return null
}

function picture(
  { title, lead }: { title: string; lead: string },
  art: SocialArt,
  label?: string,
): SocialPicture {
  return { ...(label && { label }), headline: title, line: firstSentence(lead), art }
}

/** The head of a landing page with its picture; the home page has the site's own. */
export function landingMeta(site: Site, page: LandingPage) {
  const own = page.head.path === '/' ? null : landingPicture(page.sections, page.head.crumb)
  return pageMeta(site, { ...page.head, ...(own && { picture: own }) }, page.crumbs)
}
