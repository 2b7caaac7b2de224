const outline =
  'M0-46a46 46 0 0 1 12 90v16h10v14H12v216h-24v-24h-30v-22h14v-14h-22v-22h38V74h-10V60h10V44A46 46 0 0 1 0-46m0 22a24 24 0 0 0 0 48a24 24 0 0 0 0-48'

/** A brass key that hangs straight down, its bow around 0 0 and its tip at 0 290. */
export function HeroKey({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path fill="var(--key)" fillRule="evenodd" d={outline} />
      <path fill="var(--key-deep)" d="M4 74h8v216H4zM-22 70h44v4h-44zM-42 262h30v4h-30zM-50 226h22v4h-22z" />
      <path fill="none" stroke="var(--key-bright)" strokeWidth="3" d="M-34 10a36 36 0 0 1 24-44M-7 80v112" />
    </g>
  )
}

/** The place a key has left on a painted board. */
export function KeyPrint({ transform }: { transform: string }) {
  return <path fill="var(--art-door-panel)" fillRule="evenodd" transform={transform} d={outline} />
}
