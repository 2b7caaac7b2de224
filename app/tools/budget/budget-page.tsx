import { costsOf } from '../../claims/costs.ts'
import { programs } from '../../claims/programs.ts'
import type { Site } from '../../site/site.ts'
import { Island } from '../../ui/island.tsx'
import { tools } from '../tool.ts'
import { ToolPage } from '../tool-page.tsx'
import { budgetProps } from './budget-props.ts'
import { BudgetTool } from './budget-tool.tsx'
import { ByHand } from './by-hand.tsx'

export function BudgetPage({ site }: { site: Site }) {
  const props = budgetProps(site)
  const { name, href } = programs.funding
  return (
    <ToolPage
      tool={tools.budget}
      program={
        <>
          Is cash the one thing missing? Our <a href={href}>{name}</a> is one way, and it is not free:{' '}
          {costsOf(site.claims, 'funding').line}
        </>
      }
      sources={`Fair rents: HUD, ${props.years}. They are what a modest home costs in the area, not an offer. State rules with their source beside them; cities may add to them.`}
    >
      <Island name="budget" component={BudgetTool} props={props} />
      <ByHand />
    </ToolPage>
  )
}
