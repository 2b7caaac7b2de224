import { FigureList } from '../../ui/fact-list.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import headCss from './section-head.css?inline'
import css from './trust.css?inline'

export function Trust({ heading, lead, figures, figuresNote, words }: SectionProps['trust']) {
  return (
    <section className="section trust">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="trust" css={css} layer="page" />
      <div className="wrap split">
        <div>
          <h2>{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div>
          <FigureList facts={figures} narrow />
          {figuresNote && <p className="fine">{figuresNote}</p>}
          <ul className="words">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
