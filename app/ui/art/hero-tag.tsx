/** A paper tag on a string that starts at 0 0. */
export function HeroTag({ transform, number }: { transform: string; number: string }) {
  return (
    <g transform={transform}>
      <path fill="none" stroke="var(--ink)" strokeWidth="2" d="M0 0q18 26 0 64" />
      <path fill="var(--art-trim)" stroke="var(--ink)" strokeWidth="2" d="m-28 74 28-22 28 22v80h-56z" />
      <circle cy="68" r="4" fill="var(--ink)" />
      <text
        y="134"
        fill="var(--ink)"
        fontFamily="var(--face-head)"
        fontWeight="640"
        fontSize="48"
        textAnchor="middle"
      >
        {number}
      </text>
    </g>
  )
}
