import { pageMeta, siteFrom } from '../frame/page-meta.ts'
import { useSite } from '../frame/use-site.ts'
import { homePage } from '../home/home-page.ts'
import { LandingPageView } from '../landing/landing-page.tsx'
import type { Route } from './+types/home'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  return pageMeta(site, homePage(site).head)
}

export default function Home() {
  return <LandingPageView page={homePage(useSite())} />
}
