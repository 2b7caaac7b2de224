import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import css from './guide.css?inline'
import headCss from './section-head.css?inline'

export function Guide({ heading, parts }: SectionProps['guide']) {
  return (
    <section className="section guide">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="guide" css={css} layer="page" />
      <div className="wrap split">
        <h2 className="keyed">{heading}</h2>
        <div className="parts">
          {parts.map((part) => (
            <div key={part.heading}>
              <h3>{part.heading}</h3>
              <p>{part.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
