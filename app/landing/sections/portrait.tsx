import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './portrait.css?inline'
import headCss from './section-head.css?inline'

export function Portrait({ heading, lead, topics, note, actions }: SectionProps['portrait']) {
  return (
    <section className="section sunk" id="figures">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="portrait" css={css} layer="page" />
      <div className="wrap split">
        <div>
          <h2>{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <div>
          <dl className="portrait">
            {topics.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="fine">{note}</p>
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  )
}
