import { Style } from '../../ui/style.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import type { SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './prose.css?inline'
import headCss from './section-head.css?inline'
import { letters, tall } from './tall.ts'

export function Prose({
  id,
  heading,
  paragraphs,
  points = [],
  actions = [],
  tone = 'plain',
}: SectionProps['prose']) {
  const blocks = paragraphs.length + 1.5 * points.length + 3 * actions.length
  const height = 60 + 20 * blocks + 0.8 * letters(...paragraphs, ...points)
  return (
    <section className={tone === 'sunk' ? 'section sunk' : 'section'} id={id} {...tall(height)}>
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="prose" css={css} layer="page" />
      <div className="wrap split">
        <h2>{heading}</h2>
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && <Ticks items={points} />}
          {actions.length > 0 && <Actions actions={actions} />}
        </div>
      </div>
    </section>
  )
}
