import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import css from './letters.css?inline'
import headCss from './section-head.css?inline'

export function Letters({ heading, lead, letters }: SectionProps['letters']) {
  return (
    <section className="section sunk" id="a-z">
      <Style name="section-head" css={headCss} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2>{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <LetterLinks letters={letters} />
      </div>
    </section>
  )
}

export function LetterLinks({ letters }: Pick<SectionProps['letters'], 'letters'>) {
  return (
    <ul className="letters">
      <Style name="letters" css={css} layer="page" />
      {letters.map(({ letter, count, href }) => (
        <li key={letter}>
          <PageLink href={href}>
            {letter} <small>{count}</small>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
