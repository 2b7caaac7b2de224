import { costsOf } from '../../claims/costs.ts'
import { programIn } from '../../claims/programs.ts'
import { longDay } from '../../platform/us-date.ts'
import type { Site } from '../../site/site.ts'
import { Island } from '../../ui/island.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ToolPage } from '../tool-page.tsx'
import { toolPaths } from '../tool-paths.ts'
import { federalReviewed } from './federal-facts.ts'
import { LawSection } from './law-section.tsx'
import { pageWords } from './page-words.ts'
import { ToldNo } from './told-no.tsx'
import { TwoDoors } from './two-doors.tsx'

export function ToldNoPage({ site }: { site: Site }) {
  const { name, href } = programIn(site.language, 'fullService')
  const words = pageWords[site.language]
  return (
    <ToolPage
      tool="toldNo"
      drawing={<TwoDoors />}
      program={words.program(
        <PageLink href={href}>{name}</PageLink>,
        costsOf(site.claims, 'fullService').line,
      )}
      sources={words.sources(longDay(federalReviewed, site.language))}
    >
      <Island name="told-no" component={ToldNo} props={{}} />
      <LawSection />
      <p className="wrap noprint">
        {words.plainText((label) => (
          <PageLink href={toolPaths.letters}>{label}</PageLink>
        ))}
      </p>
    </ToolPage>
  )
}
