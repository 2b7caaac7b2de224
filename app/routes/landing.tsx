import { useLocation } from 'react-router'
import { pageMeta, siteFrom } from '../frame/page-meta.ts'
import { useSite } from '../frame/use-site.ts'
import { LandingPageView } from '../landing/landing-page.tsx'
import { landingPageAt } from '../pages.ts'
import type { Route } from './+types/landing'

/** Every landing page: the path names its builder. */
export function meta({ matches, location }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const page = landingPageAt(location.pathname, site)
  return page ? pageMeta(site, page.head, page.crumbs) : []
}

export default function Landing() {
  const page = landingPageAt(useLocation().pathname, useSite())
  return page && <LandingPageView page={page} />
}
