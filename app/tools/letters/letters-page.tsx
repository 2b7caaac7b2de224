import { costsOf } from '../../claims/costs.ts'
import { programs } from '../../claims/programs.ts'
import { longDay } from '../../platform/us-date.ts'
import type { Site } from '../../site/site.ts'
import { LetterSlot } from '../../ui/art/letter-slot.tsx'
import { Island } from '../../ui/island.tsx'
import { Style } from '../../ui/style.tsx'
import { federalReviewed } from '../told-no/federal-facts.ts'
import { tools } from '../tool.ts'
import { ToolPage } from '../tool-page.tsx'
import { LetterTexts } from './letter-texts.tsx'
import { LetterWriter } from './letter-writer.tsx'
import { letters } from './letters.ts'
import css from './letters-page.css?inline'

export function LettersPage({ site }: { site: Site }) {
  const { name, href } = programs.kit
  return (
    <ToolPage
      tool={tools.letters}
      drawing={<LetterSlot />}
      program={
        <>
          Want a list of second-chance homes too? That is part of our <a href={href}>{name}</a>. It costs
          money, this page does not: {costsOf(site.claims, 'kit').line}
        </>
      }
      sources={`General words, to be made your own. Federal law as read on ${longDay(federalReviewed)}; your state may give you more.`}
    >
      <Style name="letters-page" css={css} layer="page" />
      <Island name="letters" component={LetterWriter} props={{}} />
      <section className="section noprint">
        <div className="wrap letter-texts">
          <div>
            <h2 className="keyed">All letters as plain text</h2>
            <p className="small soft">To copy by hand. The lines are for you to fill.</p>
          </div>
          <LetterTexts letters={letters} />
        </div>
      </section>
    </ToolPage>
  )
}
