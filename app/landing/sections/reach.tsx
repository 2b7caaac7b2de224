import { Style } from '../../ui/style.tsx'
import type { ReachTown, SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './reach.css?inline'
import { TownMapFigure } from './town-map.tsx'

export function Reach({ heading, lead, remarks, map, groups, note, action }: SectionProps['reach']) {
  return (
    <section className="section onDoor" id="reach">
      <Style name="reach" css={css} layer="page" />
      <div className="wrap reach">
        <header>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </header>
        <TownMapFigure {...map} />
        <div>
          {groups.map(({ heading, towns }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              {towns.length > 0 && <Towns towns={towns} />}
            </div>
          ))}
          {remarks.map((remark) => (
            <p key={remark} className="small">
              {remark}
            </p>
          ))}
          <p className="fine">{note}</p>
          <Actions actions={[action]} />
        </div>
      </div>
    </section>
  )
}

function Towns({ towns }: { towns: ReachTown[] }) {
  return (
    <ol>
      {towns.map(({ number, name, href, way, amount, unit }) => (
        <li key={href}>
          <a href={href}>
            <i>{number}</i>
            <span>
              <b>{name}</b>
              <small>{way}</small>
            </span>
            <em>
              {amount}
              <small>{unit}</small>
            </em>
          </a>
        </li>
      ))}
    </ol>
  )
}
