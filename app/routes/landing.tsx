import { useLocation } from 'react-router'
import { LandingPageView } from '../landing/landing-page.tsx'
import { siteFrom } from '../layout/page-meta.ts'
import { useSite } from '../layout/use-site.ts'
import { landingPageAt } from '../pages/landing-pages.ts'
import { landingMeta } from '../social/landing-picture.ts'
import type { Route } from './+types/landing'

/** Every landing page: the path names its builder. */
export function meta({ matches, location }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const page = landingPageAt(location.pathname, site)
  return page ? landingMeta(site, page) : []
}

export function Page() {
  const page = landingPageAt(useLocation().pathname, useSite())
  return page && <LandingPageView page={page} />
}

export default Page
