import { callHref, type Site } from '../../site/site.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { LetterSlot } from '../../ui/art/letter-slot.tsx'
import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { partsWords } from '../parts-words.ts'
import type { SectionProps } from '../sections.ts'
import { OfferCosts } from './offer-costs.tsx'
import css from './questions.css?inline'
import headCss from './section-head.css?inline'

export function Questions({ heading, questions, site }: SectionProps['questions'] & { site: Site }) {
  const words = useWords(partsWords)
  const folds = questions.map(({ question, answer }) => ({ title: question, body: answer }))
  return (
    <section className="section sunk" id="questions">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="questions" css={css} layer="page" />
      <div className="wrap split asking">
        <div>
          <h2>{heading}</h2>
          <p className="lead">
            {words.questions(<a href={callHref(site)}>{site.phone}</a>, (text) => (
              <PageLink href="/told-no">{text}</PageLink>
            ))}
          </p>
          <LetterSlot className="slot" />
        </div>
        <div>
          <Accordion name="questions" folds={folds} openFirst />
          <OfferCosts program="funding" />
        </div>
      </div>
    </section>
  )
}
