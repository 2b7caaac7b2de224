import type { Language } from '../platform/language.ts'
import { IllustrativeLabel, VerifiedMark } from './badge.tsx'
import { CardStyle } from './card.tsx'
import { useLanguage, useWords } from './language.ts'
import css from './quote.css?inline'
import { Style } from './style.tsx'
import { uiWords } from './words.ts'

export type QuoteProps = {
  title?: string
  words: string
  /** Of the words, where it may be another than the page's. */
  language?: Language
  name: string
  place?: string
  amount?: { value: string; label: string }
  stars?: number
  /** Shown whenever the person is made up. */
  illustrative?: string
  /** Shown for what was checked, and only for that. */
  verified?: string
  ground?: 'paper' | 'door'
}

export function Quote({
  title,
  words: told,
  language,
  name,
  place,
  amount,
  stars,
  illustrative,
  verified,
  ground = 'paper',
}: QuoteProps) {
  const words = useWords(uiWords)
  const lang = language === useLanguage() ? undefined : language
  return (
    <figure className={ground === 'door' ? 'card quote onDoor' : 'card quote'}>
      <CardStyle />
      <Style name="quote" css={css} />
      {title && <h3>{title}</h3>}
      <blockquote lang={lang}>{`“${told}”`}</blockquote>
      <figcaption>
        <b>{name}</b>
        {amount && (
          <span className="amount">
            {amount.value}
            <small>{amount.label}</small>
          </span>
        )}
        {place && <span className="soft">{place}</span>}
        {stars && (
          <span className="stars" role="img" aria-label={words.stars(stars)}>
            {'★'.repeat(stars)}
          </span>
        )}
        {verified && <VerifiedMark>{verified}</VerifiedMark>}
        {illustrative && <IllustrativeLabel>{illustrative}</IllustrativeLabel>}
      </figcaption>
    </figure>
  )
}

/** A loud quote takes two places of four: two loud and four quiet ones make three full rows. */
export function QuoteList({ quotes }: { quotes: (QuoteProps & { loud?: boolean })[] }) {
  return (
    <div className="quoted">
      <ul className="quotes">
        {quotes.map(({ loud, ...quote }) => (
          <li key={`${quote.name} ${quote.words}`} className={loud ? 'loud' : undefined}>
            <Quote {...quote} />
          </li>
        ))}
      </ul>
    </div>
  )
}
