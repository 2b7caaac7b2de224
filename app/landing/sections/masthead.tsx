import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { SectionProps } from '../sections.ts'
import css from './masthead.css?inline'

/** The masthead of the almanac: the town in one line, then what the page holds. */
export function Masthead({ rows, contents }: SectionProps['masthead']) {
  const words = useWords(placesWords)
  return (
    <div className="wrap">
      <Style name="masthead" css={css} layer="page" />
      <dl className="plateline">
        {rows.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b> {note}
            </dd>
          </div>
        ))}
      </dl>
      <nav className="contents" aria-label={words.onThisPage}>
        <ol>
          {contents.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
