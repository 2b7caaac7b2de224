import { OpenDoor } from '../../ui/art/open-door.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './closing.css?inline'

export function Closing({ heading, lead, actions }: SectionProps['closing']) {
  return (
    <section className="section closing onDoor">
      <Style name="closing" css={css} layer="page" />
      <div className="wrap">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <Actions actions={actions} />
        </div>
        <OpenDoor />
      </div>
    </section>
  )
}
