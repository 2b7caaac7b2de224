import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { SectionProps } from '../sections.ts'
import css from './sources.css?inline'

/** In small print at the foot of the page. */
export function Sources({ entries, more }: SectionProps['sources']) {
  const words = useWords(placesWords)
  return (
    <section className="wrap sources">
      <Style name="sources" css={css} layer="page" />
      <h2>{words.sources}</h2>
      <p className="fine">
        {entries.join(' ')} <PageLink href={more.href}>{more.label}</PageLink>
      </p>
    </section>
  )
}
