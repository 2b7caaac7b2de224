import { illustrativeLabel, type Testimonial } from '../../claims/testimonials.ts'
import { verifiedLabel } from '../../claims/verified-client.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { QuoteList } from '../../ui/quote.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import headCss from './section-head.css?inline'

export function Quotes({ heading, lead, quotes, action }: SectionProps['quotes']) {
  return (
    <section className="section">
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
        <QuoteList quotes={quotes.map(quoteFrom)} />
      </div>
    </section>
  )
}

function quoteFrom(testimonial: Testimonial, index: number) {
  const { origin, isVerified, title, name, location, property, details, amount, story, rating, isLoud } =
    testimonial
  return {
    title,
    words: story,
    name,
    place: [location, property, details].filter(Boolean).join(' · '),
    amount: amount ? { value: amount, label: 'funded' } : undefined,
    stars: rating,
    loud: isLoud,
    ground: isLoud && index === 0 ? ('door' as const) : ('paper' as const),
    verified: isVerified ? verifiedLabel : undefined,
    illustrative: origin === 'illustrative' ? illustrativeLabel : undefined,
  }
}
