import type { Testimonial } from '../../claims/testimonials.ts'
import { claimWords } from '../../claims/words.ts'
import type { Language } from '../../platform/language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.ts'
import { QuoteList } from '../../ui/quote.tsx'
import { Style } from '../../ui/style.tsx'
import { partsWords } from '../parts-words.ts'
import type { SectionProps } from '../sections.ts'
import headCss from './section-head.css?inline'
import { letters, tall } from './tall.ts'

export function Quotes({ heading, lead, quotes, action }: SectionProps['quotes']) {
  const language = useLanguage()
  const text = letters(...quotes.flatMap(({ title, story }) => [title, story]))
  return (
    <section className="section" {...tall(440 + 73 * quotes.length + 1.3 * text)}>
      <Style name="section-head" css={headCss} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2 className="keyed">{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
          {action && (
            <ButtonLink variant="line" tight href={action.href}>
              {action.label}
            </ButtonLink>
          )}
        </div>
        <QuoteList quotes={quotes.map((quote, index) => quoteFrom(quote, index, language))} />
      </div>
    </section>
  )
}

function quoteFrom(testimonial: Testimonial, index: number, pageLanguage: Language) {
  const { funded, homes } = partsWords[pageLanguage].quotes
  const { origin, isVerified, title, name, location, property, details, amount } = testimonial
  const { story, rating, isLoud } = testimonial
  return {
    title,
    words: story,
    language: testimonial.language,
    name,
    place: [location, property && homes[property], details].filter(Boolean).join(' · '),
    amount: amount ? { value: amount, label: funded } : undefined,
    stars: rating,
    loud: isLoud,
    ground: isLoud && index === 0 ? ('door' as const) : ('paper' as const),
    verified: isVerified ? claimWords[pageLanguage].verified.label : undefined,
    illustrative: origin === 'illustrative' ? claimWords[pageLanguage].illustrative : undefined,
  }
}
