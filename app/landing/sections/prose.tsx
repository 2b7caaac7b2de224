import { Style } from '../../ui/style.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import type { SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './prose.css?inline'
import headCss from './section-head.css?inline'

export function Prose({ heading, paragraphs, points, actions, tone = 'plain' }: SectionProps['prose']) {
  return (
    <section className={tone === 'sunk' ? 'section sunk' : 'section'}>
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="prose" css={css} layer="page" />
      <div className="wrap split">
        <h2>{heading}</h2>
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && <Ticks items={points} />}
          {actions && <Actions actions={actions} />}
        </div>
      </div>
    </section>
  )
}
