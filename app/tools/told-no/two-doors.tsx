/** One door shut, the next one open, a key on the way. */
export function TwoDoors() {
  return (
    <svg viewBox="0 0 300 210" aria-hidden="true">
      <path fill="var(--art-stone-deep)" d="M0 202h300v8H0z" />
      <path fill="var(--art-stone)" d="M14 202V66a54 54 0 0 1 108 0v136zM164 202V66a54 54 0 0 1 108 0v136z" />
      <path fill="var(--art-plum)" d="M26 202V68a42 42 0 0 1 84 0v134z" />
      <circle cx="98" cy="136" r="5" fill="var(--art-stone)" />
      <path fill="var(--art-glow)" d="M176 202V68a42 42 0 0 1 84 0v134z" />
      <path fill="var(--door)" d="M176 202V68a42 42 0 0 1 26-39v173z" />
      <path fill="var(--door-deep)" d="m202 29 4-2v179l-4-4z" />
      <circle cx="194" cy="136" r="4" fill="var(--key)" />
      <path
        fill="var(--key)"
        fillRule="evenodd"
        d="M136 176a9 9 0 0 1 8.6 6.5H170v5h-3v4h-5v-4h-4v3h-5v-3h-8.4A9 9 0 1 1 136 176m-2 6a3 3 0 1 0 .1 0"
      />
    </svg>
  )
}
