import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import { MappedTowns, MappedTownsStyle, NumberedTowns } from './mapped-towns.tsx'
import css from './reach.css?inline'

export function Reach({ heading, lead, remarks, map, groups, note, action }: SectionProps['reach']) {
  const head = (
    <>
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
    </>
  )
  return (
    <section className="section onDoor" id="reach">
      <MappedTownsStyle />
      <Style name="reach" css={css} layer="page" />
      <MappedTowns className="reach" head={head} map={map}>
        {groups.map(({ heading, towns }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            {towns.length > 0 && <NumberedTowns towns={towns} />}
          </div>
        ))}
        {remarks.map((remark) => (
          <p key={remark} className="small">
            {remark}
          </p>
        ))}
        <p className="fine">{note}</p>
        <Actions actions={[action]} />
      </MappedTowns>
    </section>
  )
}
