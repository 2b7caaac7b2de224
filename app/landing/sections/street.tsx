import { HouseFront, streetHouse } from '../../ui/art/house-front.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import headCss from './section-head.css?inline'
import css from './street.css?inline'
import { tall } from './tall.ts'

export function Street({ heading, lead, doors }: SectionProps['street']) {
  return (
    <section className="section sunk" {...tall(150 + 160 * doors.length)}>
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="street" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2>{heading}</h2>
          {lead && <p className="soft">{lead}</p>}
        </div>
        <ul className="doors">
          {doors.map(({ name, detail, action }, index) => (
            <li key={name}>
              <HouseFront {...streetHouse(index)} />
              <div>
                <h3>{name}</h3>
                <p className="small soft">{detail}</p>
              </div>
              <ButtonLink variant="line" tight href={action.href}>
                {action.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
