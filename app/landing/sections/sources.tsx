import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import css from './sources.css?inline'

/** In small print at the foot of the page. */
export function Sources({ entries, more }: SectionProps['sources']) {
  return (
    <section className="wrap sources">
      <Style name="sources" css={css} layer="page" />
      <h2>Where the figures come from</h2>
      <p className="fine">
        {entries.join(' ')} <a href={more.href}>{more.label}</a>
      </p>
    </section>
  )
}
