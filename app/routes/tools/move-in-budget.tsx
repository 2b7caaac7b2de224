import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { BudgetPage } from '../../tools/budget/budget-page.tsx'
import { budgetProps } from '../../tools/budget/budget-props.ts'
import { tools } from '../../tools/tool.ts'
import { toolHead } from '../../tools/tool-head.ts'
import type { Route } from './+types/move-in-budget'

export function loader({ context }: Route.LoaderArgs) {
  return unsent({ budget: budgetProps(context.get(siteContext)) })
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  return pageMeta(site, toolHead(site, tools.budget), [{ label: 'Home', href: '/' }])
}

export default function BudgetRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame chrome="full">
      <BudgetPage {...loaderData.budget} />
    </Frame>
  )
}
