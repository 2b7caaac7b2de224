import { costsOf } from '../../claims/costs.ts'
import { programIn } from '../../claims/programs.ts'
import type { Site } from '../../site/site.ts'
import { Island } from '../../ui/island.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ToolPage } from '../tool-page.tsx'
import { Checklist } from './checklist.tsx'
import { pageWords } from './page-words.ts'

export function ChecklistPage({ site }: { site: Site }) {
  const { name, href } = programIn(site.language, 'kit')
  const words = pageWords[site.language]
  return (
    <ToolPage
      tool="checklist"
      program={words.program(<PageLink href={href}>{name}</PageLink>, costsOf(site.claims, 'kit').line)}
      sources={words.sources}
    >
      <Island name="checklist" component={Checklist} props={{}} />
    </ToolPage>
  )
}
