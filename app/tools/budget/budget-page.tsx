import { programs } from '../../claims/programs.ts'
import { Island } from '../../ui/island.tsx'
import { tools } from '../tool.ts'
import { ToolPage } from '../tool-page.tsx'
import { type BudgetProps, BudgetTool } from './budget-tool.tsx'
import { ByHand } from './by-hand.tsx'

const { href: fundingHref } = programs.funding

export function BudgetPage(props: BudgetProps) {
  return (
    <ToolPage
      tool={tools.budget}
      program={
        <>
          Cash is the one thing missing? <a href={fundingHref}>See what funding costs</a> before you ask for
          it.
        </>
      }
      sources={`Fair rents: HUD, ${props.years}. They are what a modest home costs in the area, not an offer. State rules with their source beside them; cities may add to them.`}
    >
      <Island name="budget" component={BudgetTool} props={props} />
      <ByHand />
    </ToolPage>
  )
}
