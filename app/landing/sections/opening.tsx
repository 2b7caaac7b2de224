import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './opening.css?inline'

export function Opening({ title, lead, actions }: SectionProps['opening']) {
  return (
    <section className="opening onDoor">
      <Style name="opening" css={css} layer="page" />
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {actions && <Actions actions={actions} />}
      </div>
    </section>
  )
}
