import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import { LettersPage } from '../../tools/letters/letters-page.tsx'
import { toolHead } from '../../tools/tool-head.ts'
import type { Route } from './+types/letters'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  return pageMeta(site, toolHead(site, 'letters'), [homeCrumb(site.language)])
}

export default function LettersRoute() {
  return (
    <Frame chrome="full">
      <LettersPage site={useSite()} />
    </Frame>
  )
}
