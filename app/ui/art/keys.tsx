const smallKey =
  'M46 170a30 30 0 0 1 29 22h117l9 8-9 8h-10v12h-16v-12h-14v18h-18v-18h-12v9h-16v-9H75a30 30 0 1 1-29-38m-4 20a10 10 0 1 0 .1 0'
const hook = 'v10a6 6 0 0 0 12 0h-4a2 2 0 0 1-4 0V14z'

export function LyingKey({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="14 168 190 66" aria-hidden="true">
      <path fill="var(--key)" fillRule="evenodd" d={smallKey} />
    </svg>
  )
}

/** Three hooks and the dotted outline of a key that is not there yet. */
export function KeyHooks() {
  return (
    <svg viewBox="0 0 144 80" aria-hidden="true">
      <path fill="none" stroke="var(--line-strong)" strokeWidth="3" d="M4 14h136" />
      <path fill="var(--key-deep)" d={`M20 14${hook}M66 14${hook}M112 14${hook}`} />
      <path
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeDasharray="4 4"
        d="M72 30a10 10 0 0 1 4 19v27h-8V49a10 10 0 0 1 4-19"
      />
    </svg>
  )
}
