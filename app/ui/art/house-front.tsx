import type { ReactNode } from 'react'
import { CachedFragment } from '../cached-fragment.tsx'
import { Style } from '../style.tsx'
import css from './house-front.css?inline'

const kinds = ['row', 'gable', 'shop', 'brick'] as const
const doors = ['green', 'clay', 'slate', 'brass', 'plum', 'green', 'sage', 'clay'] as const

type HouseFrontProps = {
  kind: (typeof kinds)[number]
  door: (typeof doors)[number]
  wall: 'plaster' | 'stone'
}

/** Decoration: the house says nothing that its caption does not. */
export function HouseFront({ kind, door, wall }: HouseFrontProps) {
  return (
    <>
      <Style name="house-front" css={css} />
      <CachedFragment
        as="svg"
        of={drawings}
        name={kind}
        className={`front ${door} ${wall}`}
        viewBox="0 0 240 150"
        preserveAspectRatio="xMinYMax slice"
        aria-hidden="true"
      >
        {() => drawings[kind]}
      </CachedFragment>
    </>
  )
}

/** The nth house of a street: never the same front twice in a row, never the same door beside itself. */
export function streetHouse(index: number): HouseFrontProps {
  return {
    kind: kinds[index % kinds.length] ?? 'row',
    door: doors[index % doors.length] ?? 'green',
    wall: index % 2 === 0 ? 'plaster' : 'stone',
  }
}

const drawings: Record<HouseFrontProps['kind'], ReactNode> = {
  row: (
    <>
      <path className="wall" d="M0 10h360v140H0z" />
      <path className="cornice" d="M0 4h360v10H0z" />
      <SquareDoor x={26} />
      <Window x={112} y={44} />
      <Window x={176} y={44} />
    </>
  ),
  gable: (
    <>
      <path className="wall" d="M0 34h360v116H0z" />
      <path className="cornice" d="M-10 36 110-6h10L250 36z" />
      <ArchedDoor x={30} />
      <Window x={124} y={60} />
      <Window x={184} y={60} />
    </>
  ),
  shop: (
    <>
      <path className="wall" d="M0 22h360v128H0z" />
      <path className="cornice" d="M0 14h360v8H0z" />
      <SquareDoor x={28} />
      <path className="leaf" d="M18 32h74l10 14H8z" />
      <path className="pane" d="M116 44h104v70H116zM150 44v70M186 44v70" />
      <path className="trim" d="M110 114h116v8H110z" />
    </>
  ),
  brick: (
    <>
      <path className="wall" d="M0 0h360v150H0z" />
      <path className="inset" d="M0 30h360M0 60h360M0 90h360M0 120h360" opacity=".25" />
      <ArchedDoor x={28} />
      <Window x={126} y={28} />
      <Window x={184} y={28} />
      <path className="leaf" d="M122 85h46l-4 15h-38zM180 85h46l-4 15h-38z" />
    </>
  ),
}

function SquareDoor({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 38)`}>
      <path className="trim" d="M0 0h54v104H0z" />
      <path className="leaf" d="M6 24h42v80H6z" />
      <path className="pane" d="M6 5h42v15H6z" />
      <path className="inset" d="M12 31h13v28H12zM29 31h13v28H29zM12 68h13v28H12zM29 68h13v28H29z" />
      <circle className="knob" cx="43" cy="64" r="3" />
      <path className="step" d="M-6 104h66v8H-6z" />
    </g>
  )
}

function ArchedDoor({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 38)`}>
      <path className="trim" d="M0 104V27a27 27 0 0 1 54 0v77z" />
      <path className="leaf" d="M6 104V27a21 21 0 0 1 42 0v77z" />
      <path className="pane" d="M13 46V27a14 14 0 0 1 28 0v19z" />
      <path className="inset" d="M13 56h28v40H13z" />
      <circle className="knob" cx="43" cy="64" r="3" />
      <path className="step" d="M-6 104h66v8H-6z" />
    </g>
  )
}

function Window({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="trim" d="M-5 50h48v7H-5z" />
      <path className="pane" d="M1 1h36v48H1zM19 1v48M1 25h36" />
    </g>
  )
}
