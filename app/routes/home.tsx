import { pageMeta, siteFrom } from '../frame/page-meta.ts'
import { useSite } from '../frame/use-site.ts'
import { homeHead } from '../home/home-head.ts'
import { HomeHero } from '../home/home-hero.tsx'
import type { Route } from './+types/home'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  return pageMeta(site, homeHead(site))
}

export default function Home() {
  return <HomeHero site={useSite()} />
}
