import { costsOf } from '../../claims/costs.ts'
import { programs } from '../../claims/programs.ts'
import type { Site } from '../../site/site.ts'
import { Island } from '../../ui/island.tsx'
import { tools } from '../tool.ts'
import { ToolPage } from '../tool-page.tsx'
import { Checklist } from './checklist.tsx'

export function ChecklistPage({ site }: { site: Site }) {
  const { name, href } = programs.kit
  return (
    <ToolPage
      tool={tools.checklist}
      program={
        <>
          Papers in hand and still no yes? There is a <a href={href}>{name}</a>. This page is free, the kit is
          not: {costsOf(site.claims, 'kit').line}
        </>
      }
      sources="No landlord asks for all of this. Ask which papers they want. Never give a Social Security card or a bank password to someone you have not met."
    >
      <Island name="checklist" component={Checklist} props={{}} />
    </ToolPage>
  )
}
