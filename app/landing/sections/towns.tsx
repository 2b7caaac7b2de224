import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import headCss from './section-head.css?inline'
import { TownList } from './town-list.tsx'
import css from './towns.css?inline'

export function Towns({ heading, lead, nearest, more, visibleAtFirst, highlighted }: SectionProps['towns']) {
  const folded = more.slice(visibleAtFirst)
  return (
    <section className="section onDoor" id="nearby">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="towns" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2>{heading}</h2>
          {lead && <p className="soft">{lead}</p>}
        </div>
        <TownList towns={nearest} highlighted={highlighted} />
        {more.length > 0 && <TownList towns={more.slice(0, visibleAtFirst)} />}
        {folded.length > 0 && (
          <details className="moretowns">
            <summary>
              <span className="closed">Show All {more.length} Cities</span>
              <span className="opened">Show Less Cities</span>
            </summary>
            <TownList towns={folded} />
          </details>
        )}
      </div>
    </section>
  )
}
