import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import { BudgetPage } from '../../tools/budget/budget-page.tsx'
import { toolHead } from '../../tools/tool-head.ts'
import type { Route } from './+types/move-in-budget'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  return pageMeta(site, toolHead(site, 'budget'), [homeCrumb(site.language)])
}

export default function BudgetRoute() {
  return (
    <Frame chrome="full">
      <BudgetPage site={useSite()} />
    </Frame>
  )
}
