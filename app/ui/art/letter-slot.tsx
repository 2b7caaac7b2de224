/** A letter half through the slot of a door: questions and answers. */
export function LetterSlot({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 150" aria-hidden="true">
      <path fill="var(--door)" d="M0 0h240v150H0z" />
      <path fill="none" stroke="var(--door-deep)" strokeWidth="3" d="M16 16h208v118H16z" />
      <path fill="var(--key)" d="M48 62h144v30H48z" />
      <path fill="var(--door-deep)" d="M62 71h116v9H62z" />
      <g transform="rotate(-5 120 76)">
        <path fill="var(--art-trim)" d="M72 76h96v58H72z" />
        <path fill="none" stroke="var(--art-shade)" strokeWidth="2" d="M86 92h46M86 102h62M86 112h34" />
      </g>
      <path fill="var(--key)" d="M48 62h144v10H48z" />
      <path fill="var(--key-deep)" d="M53 65h4v4h-4zM183 65h4v4h-4z" />
    </svg>
  )
}
