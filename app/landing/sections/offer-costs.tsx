import { createContext, type ReactNode, use } from 'react'
import { costsOf, type Program } from '../../claims/costs.ts'
import { useSite } from '../../layout/use-site.ts'
import { forms } from '../../site/forms.ts'
import { CostAgain, CostLine } from '../../ui/cost-line.tsx'
import type { Action, Section } from '../sections.ts'

/** Programs whose payments are listed above on the same page. */
const ListedAbove = createContext<ReadonlySet<Program>>(new Set())

/** What a program costs: every payment the first time on a page, after that the line and the way to the list. */
export function OfferCosts({ program }: { program: Program }) {
  const costs = costsOf(useSite().claims, program)
  const id = `costs-${program}`
  if (use(ListedAbove).has(program)) return <CostAgain line={costs.line} list={id} />
  return <CostLine costs={costs} id={id} />
}

/** Around what follows these programs on the page. */
export function Below({ programs, children }: { programs: readonly Program[]; children: ReactNode }) {
  const above = use(ListedAbove)
  return <ListedAbove value={new Set([...above, ...programs])}>{children}</ListedAbove>
}

export function programsOf(actions: readonly Action[] = []): Program[] {
  return actions.flatMap(({ offers }) => offers ?? [])
}

/** The programs whose payments a section lists. */
export function programsIn(section: Section): Program[] {
  switch (section.kind) {
    case 'form':
      return [forms[section.form].program]
    case 'questions':
      return ['funding']
    case 'offers':
      return section.offers.flatMap(({ actions }) => programsOf(actions))
    default:
      return 'actions' in section ? programsOf(section.actions) : []
  }
}
