import { costsOf } from '../../claims/costs.ts'
import { programs } from '../../claims/programs.ts'
import { longDay } from '../../platform/us-date.ts'
import type { Site } from '../../site/site.ts'
import { Island } from '../../ui/island.tsx'
import { tools } from '../tool.ts'
import { ToolPage } from '../tool-page.tsx'
import { federalReviewed } from './federal-facts.ts'
import { LawSection } from './law-section.tsx'
import { ToldNo } from './told-no.tsx'
import { TwoDoors } from './two-doors.tsx'

export function ToldNoPage({ site }: { site: Site }) {
  const { name, href } = programs.fullService
  return (
    <ToolPage
      tool={tools.toldNo}
      drawing={<TwoDoors />}
      program={
        <>
          Rather not do this alone? In our <a href={href}>{name}</a> we talk to landlords for you. It costs
          money, this page does not: {costsOf(site.claims, 'fullService').line}
        </>
      }
      sources={`General facts. Federal law as read on ${longDay(federalReviewed)}; state law with the day it was checked. Your state or city may give you more time or more rights.`}
    >
      <Island name="told-no" component={ToldNo} props={{}} />
      <LawSection />
      <p className="wrap noprint">
        Every letter as plain text: <a href={tools.letters.path}>page of letters</a>.
      </p>
    </ToolPage>
  )
}
