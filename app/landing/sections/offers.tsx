import { Style } from '../../ui/style.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import type { SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import { Below, programsOf } from './offer-costs.tsx'
import css from './offers.css?inline'
import headCss from './section-head.css?inline'
import { tall } from './tall.ts'

/** A listing sheet: what can be bought, side by side. */
export function Offers({ heading, lead, offers }: SectionProps['offers']) {
  return (
    <section className="section" {...tall(180 + offers.reduce((sum, offer) => sum + heightOf(offer), 0))}>
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="offers" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2 className="keyed">{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <ul className="offers">
          {offers.map(({ id, title, price, terms, points, note, actions }, index) => (
            <li key={title} id={id}>
              <h3>{title}</h3>
              <p className="price">
                {price} <small>{terms}</small>
              </p>
              <Ticks items={points} />
              {note && <p className="fine">{note}</p>}
              {actions && (
                <Below programs={offers.slice(0, index).flatMap((offer) => programsOf(offer.actions))}>
                  <Actions actions={actions} />
                </Below>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function heightOf({ points, actions }: SectionProps['offers']['offers'][number]) {
  return 205 + 51 * points.length + (actions ? 130 : 0)
}
