import { Building } from '../../ui/art/building.tsx'
import { HouseFront, streetHouse } from '../../ui/art/house-front.tsx'
import { CityKey } from '../../ui/art/skyline.tsx'
import { Style } from '../../ui/style.tsx'
import type { PictureArt, SectionProps } from '../sections.ts'
import css from './pictures.css?inline'
import headCss from './section-head.css?inline'

export function Pictures({ heading, pictures }: SectionProps['pictures']) {
  return (
    <section className="section">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="pictures" css={css} layer="page" />
      <div className="wrap headed">
        <h2 className="keyed">{heading}</h2>
        <ul className="pictures">
          {pictures.map(({ title, caption, art }) => (
            <li key={title}>
              <figure>
                <div className={`picture ${art.kind}`}>
                  <Drawing art={art} />
                </div>
                <figcaption>
                  <h3>{title}</h3>
                  <p className="small soft">{caption}</p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Drawing({ art }: { art: PictureArt }) {
  switch (art.kind) {
    case 'skyline':
      return <CityKey slug={art.slug} label={art.label} />
    case 'street':
      return (
        <>
          <HouseFront {...streetHouse(art.seed)} />
          <HouseFront {...streetHouse(art.seed + 1)} />
        </>
      )
    case 'building':
      return <Building kind={art.building} />
    default:
      return art satisfies never
  }
}
