import { CityKey } from '../../ui/art/skyline.tsx'
import { FigureList } from '../../ui/fact-list.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './place-hero.css?inline'

export function PlaceHero({
  title,
  lead,
  badge,
  actions,
  figures,
  figuresNote,
  skyline,
}: SectionProps['placeHero']) {
  return (
    <section className="placehero onDoor">
      <Style name="place-hero" css={css} layer="page" />
      <div className="wrap">
        <div>
          {badge && <Tag>{badge}</Tag>}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <Actions actions={actions} />
        </div>
        <div>
          <FigureList facts={figures} narrow />
          {figuresNote && <p className="fine">{figuresNote}</p>}
        </div>
      </div>
      <CityKey {...skyline} />
    </section>
  )
}
