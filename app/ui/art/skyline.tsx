import { Style } from '../style.tsx'
import { useSvgId } from '../svg-id.ts'
import css from './city-key.css?inline'
import { cityKey } from './skyline.ts'

type CityKeyProps = { slug: string; label: string; className?: string }

/** For a green ground. Cropped at the right where the page is narrow: downtown stands first. */
export function CityKey({ slug, label, className }: CityKeyProps) {
  const roofsId = useSvgId()
  const { bow, roofs, windows } = cityKey(slug)
  return (
    <>
      <Style name="city-key" css={css} />
      <svg
        className={className ? `skyline ${className}` : 'skyline'}
        viewBox="-22 -140 800 206"
        preserveAspectRatio="xMinYMax slice"
        role="img"
        aria-label={label}
      >
        <use className="far" href={`#${roofsId}`} transform="translate(960) scale(-1.25 .82)" />
        <path className="k" d={bow} />
        {/* Filled by its user: the far city takes the same roofs in another colour. */}
        <g className="k">
          <path id={roofsId} d={roofs} />
        </g>
        <path className="w" d={windows} />
        <path className="g" d="M120 14H812" />
      </svg>
    </>
  )
}
