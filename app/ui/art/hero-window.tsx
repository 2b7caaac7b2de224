/** A window of two panes, 110 wide; its sill ends 184 below y. */
export function HeroWindow({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="var(--art-trim)" d="M0 0h110v170H0zM-12 170h134v14H-12z" />
      <path fill="var(--art-window)" d="M10 10h40v150H10zM60 10h40v150H60z" />
    </g>
  )
}
