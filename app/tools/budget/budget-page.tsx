import { costsOf } from '../../claims/costs.ts'
import { programIn } from '../../claims/programs.ts'
import type { Site } from '../../site/site.ts'
import { Island } from '../../ui/island.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ToolPage } from '../tool-page.tsx'
import { budgetProps } from './budget-props.ts'
import { BudgetTool } from './budget-tool.tsx'
import { ByHand } from './by-hand.tsx'
import { pageWords } from './page-words.ts'

export function BudgetPage({ site }: { site: Site }) {
  const props = budgetProps(site)
  const { name, href } = programIn(site.language, 'funding')
  const words = pageWords[site.language]
  return (
    <ToolPage
      tool="budget"
      program={words.program(<PageLink href={href}>{name}</PageLink>, costsOf(site.claims, 'funding').line)}
      sources={words.sources(props.years)}
    >
      <Island name="budget" component={BudgetTool} props={props} />
      <ByHand />
    </ToolPage>
  )
}
