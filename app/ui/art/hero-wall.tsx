import { useSvgId } from '../svg-id.ts'

/** Clapboard from the white corner board on, past the right edge. */
export function HeroWall() {
  const clapboard = useSvgId()
  return (
    <>
      <pattern id={clapboard} width="40" height="24" patternUnits="userSpaceOnUse">
        <path fill="var(--art-wall)" d="M0 0h40v24H0z" />
        <path stroke="var(--art-wall-line)" strokeWidth="1.5" d="M0 23h40" />
      </pattern>
      <path fill={`url(#${clapboard})`} d="M40-600h1800V604H40z" />
      <path fill="var(--art-stone-deep)" d="M32 600h1808v60H32z" opacity=".7" />
      <path fill="var(--art-trim)" d="M28-600h26V640H28z" />
      <path fill="var(--art-shade)" d="M54-600h5V640h-5z" />
    </>
  )
}
