import type { ReactNode } from 'react'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { NumberedTown, TownMap } from '../sections.ts'
import css from './mapped-towns.css?inline'
import mapCss from './town-map.css?inline'
import { TownMapFigure } from './town-map.tsx'

type Props = { className?: string; head: ReactNode; map: TownMap; children: ReactNode }

/** A map on green ground, beside it what its numbers stand for. */
export function MappedTowns({ className, head, map, children }: Props) {
  return (
    <div className={className ? `wrap mapped ${className}` : 'wrap mapped'}>
      <header>{head}</header>
      <TownMapFigure {...map} />
      <div>{children}</div>
    </div>
  )
}

/** The rent finder's answer comes without its page, so the styles are the page's to bring. */
export function MappedTownsStyle() {
  return (
    <>
      <Style name="mapped-towns" css={css} layer="page" />
      <Style name="town-map" css={mapCss} layer="page" />
    </>
  )
}

/** With the numbers they have on the map. */
export function NumberedTowns({ towns }: { towns: readonly NumberedTown[] }) {
  const first = towns[0]?.number
  return (
    <ol className="numbered" start={first === 1 ? undefined : first}>
      {towns.map(({ number, name, href, way, amount, unit }) => (
        <li key={href}>
          <PageLink href={href}>
            <i>{number}</i>
            <span>
              <b>{name}</b>
              <small>{way}</small>
            </span>
            <em>
              {amount}
              <small>{unit}</small>
            </em>
          </PageLink>
        </li>
      ))}
    </ol>
  )
}
