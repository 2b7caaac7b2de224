/** A house front with as many lit windows as the home has bedrooms. */
export function House({ bedrooms }: { bedrooms: number }) {
  const width = 20 + bedrooms * 13
  return (
    <svg viewBox="0 0 74 36" aria-hidden="true">
      <path d={`M2 36V12h${width}v24z`} />
      <path d={`M0 12 5 4h${width - 6}l5 8z`} />
      <path d="M7 36V20a4.5 4.5 0 0 1 9 0v16z" />
      {bedrooms > 0 && <path d={`M19 15${'h8v9h-8zm13 0'.repeat(bedrooms).slice(0, -5)}`} />}
    </svg>
  )
}
