/** The houses of a street stand on 600. */
export function RowHouse({ x, wall, door }: { x: number; wall: string; door: string }) {
  return (
    <g transform={`translate(${x})`}>
      <path fill={wall} d="M0 160h190v440H0z" />
      <path fill="var(--art-stone-deep)" d="M-8 140h206v16H-8zM0 156h190v10H0z" />
      <StreetWindow x={24} y={206} />
      <StreetWindow x={106} y={206} />
      <StreetWindow x={24} y={390} />
      <path fill="var(--art-trim)" d="M100 386h72v214h-72z" />
      <path fill="var(--art-window)" d="M108 394h56v28h-56z" />
      <path fill={door} d="M108 430h56v170h-56z" />
      <circle cx="154" cy="520" r="5" fill="var(--key)" />
      <path fill="var(--art-stone)" d="M92 590h88v12H92z" />
    </g>
  )
}

export function GableHouse({ x, door }: { x: number; door: string }) {
  return (
    <g transform={`translate(${x})`}>
      <path fill="var(--art-wall-line)" d="M0 600V300l120-110 120 110v300z" />
      <path fill="var(--art-plum)" d="m-14 304 134-130 134 130-14 14-120-110L0 318z" />
      <StreetWindow x={90} y={270} />
      <StreetWindow x={150} y={420} />
      <path fill="var(--art-trim)" d="M34 600V434a40 40 0 0 1 80 0v166z" />
      <path fill={door} d="M44 600V434a30 30 0 0 1 60 0v166z" />
      <path fill="var(--art-window)" d="M54 456v-22a20 20 0 0 1 40 0v22z" />
      <circle cx="94" cy="524" r="5" fill="var(--key)" />
      <path fill="var(--art-stone)" d="M26 590h96v12H26z" />
    </g>
  )
}

/** A sash of four panes with its sill, 60 wide and 98 high. */
export function StreetWindow({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="var(--art-trim)" d="M0 0h60v88H0zM-6 88h72v10H-6z" />
      <path fill="var(--art-window)" d="M6 6h21v36H6zM33 6h21v36H33zM6 48h21v36H6zM33 48h21v36H33z" />
    </g>
  )
}
