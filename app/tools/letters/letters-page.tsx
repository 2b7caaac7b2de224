import { costsOf } from '../../claims/costs.ts'
import { programIn } from '../../claims/programs.ts'
import { longDay } from '../../platform/us-date.ts'
import type { Site } from '../../site/site.ts'
import { LetterSlot } from '../../ui/art/letter-slot.tsx'
import { Island } from '../../ui/island.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { federalReviewed } from '../told-no/federal-facts.ts'
import { ToolPage } from '../tool-page.tsx'
import { LetterTexts } from './letter-texts.tsx'
import { LetterWriter } from './letter-writer.tsx'
import { letterOf, lettersIn } from './letters.ts'
import css from './letters-page.css?inline'
import { pageWords } from './page-words.ts'

export function LettersPage({ site }: { site: Site }) {
  const { name, href } = programIn(site.language, 'kit')
  const words = pageWords[site.language]
  return (
    <ToolPage
      tool="letters"
      drawing={<LetterSlot />}
      program={words.program(<PageLink href={href}>{name}</PageLink>, costsOf(site.claims, 'kit').line)}
      sources={words.sources(longDay(federalReviewed, site.language))}
    >
      <Style name="letters-page" css={css} layer="page" />
      <Island name="letters" component={LetterWriter} props={{ first: letterOf('report', site.language) }} />
      <section className="section as-text">
        <div className="wrap letter-texts">
          <div>
            <h2 className="keyed">{words.heading}</h2>
            <p className="small soft">{words.lead}</p>
          </div>
          <LetterTexts letters={lettersIn(site.language)} />
        </div>
      </section>
    </ToolPage>
  )
}
