import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import { ChecklistPage } from '../../tools/checklist/checklist-page.tsx'
import { toolHead } from '../../tools/tool-head.ts'
import type { Route } from './+types/checklist'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  return pageMeta(site, toolHead(site, 'checklist'), [homeCrumb(site.language)])
}

export default function ChecklistRoute() {
  return (
    <Frame chrome="full">
      <ChecklistPage site={useSite()} />
    </Frame>
  )
}
