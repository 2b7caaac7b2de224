import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import { ToldNoPage } from '../../tools/told-no/told-no-page.tsx'
import { toolHead } from '../../tools/tool-head.ts'
import type { Route } from './+types/told-no'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  return pageMeta(site, toolHead(site, 'toldNo'), [homeCrumb(site.language)])
}

export default function ToldNoRoute() {
  return (
    <Frame chrome="full">
      <ToldNoPage site={useSite()} />
    </Frame>
  )
}
