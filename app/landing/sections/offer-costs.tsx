import { createContext, type ReactNode, use } from 'react'
import { costsOf, type Program } from '../../claims/costs.ts'
import { allPrograms } from '../../claims/programs.ts'
import { useSite } from '../../layout/use-site.ts'
import { forms } from '../../site/forms.ts'
import { CostAgain, CostLine } from '../../ui/cost-line.tsx'
import type { Action, Section } from '../sections.ts'

/** Where the payments of a program are listed: further up on the page, or among all terms. */
const Listed = createContext<ReadonlyMap<Program, string>>(new Map())

/** What a program costs: every payment the first time on a page, after that the line and the way to the list. */
export function OfferCosts({ program }: { program: Program }) {
  const costs = costsOf(useSite().claims, program)
  const listed = use(Listed).get(program)
  if (listed) return <CostAgain line={costs.line} list={listed} />
  return <CostLine costs={costs} id={listOf(program)} />
}

/** Around what follows these programs on the page. */
export function Below({ programs, children }: { programs: readonly Program[]; children: ReactNode }) {
  const above = use(Listed)
  const lists = programs
    .filter((program) => !above.has(program))
    .map((program) => [program, `#${listOf(program)}`] as const)
  if (lists.length === 0) return children
  return <Listed value={new Map([...above, ...lists])}>{children}</Listed>
}

/** Around a page of a place: there are twenty thousand of them, so that the list stands once, in the terms. */
export function ListedInTerms({ children }: { children: ReactNode }) {
  const { claims } = useSite()
  const terms = allPrograms.map((program) => [program, costsOf(claims, program).terms] as const)
  return <Listed value={new Map(terms)}>{children}</Listed>
}

function listOf(program: Program) {
  return `costs-${program}`
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
