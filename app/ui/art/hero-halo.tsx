import { useSvgId } from '../svg-id.ts'

/** Lamplight on what is behind it. By day its colour is transparent. */
export function Halo({ cx, cy, r }: { cx: number; cy: number; r: number }) {
  const light = useSvgId()
  return (
    <>
      <radialGradient id={light}>
        <stop stopColor="var(--art-halo)" stopOpacity=".42" />
        <stop offset="1" stopColor="var(--art-halo)" stopOpacity="0" />
      </radialGradient>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${light})`} />
    </>
  )
}
