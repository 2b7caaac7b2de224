import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import headCss from './section-head.css?inline'
import { TownList } from './town-list.tsx'
import css from './towns.css?inline'

export function Nearby({ heading, count, claim, towns, additional }: SectionProps['nearby']) {
  return (
    <section className="section onDoor" id="nearby">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="towns" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2>{heading}</h2>
          <p className="count">
            {count}
            <small>{claim}</small>
          </p>
        </div>
        <TownList towns={towns} />
        {additional.length > 0 && (
          <p className="small soft">
            <b>Additional Areas We Serve:</b> {additional.join(', ')}
          </p>
        )}
      </div>
    </section>
  )
}
