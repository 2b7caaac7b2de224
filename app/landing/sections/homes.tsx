import { Building } from '../../ui/art/building.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { placesWords } from '../places-words.ts'
import type { SectionProps } from '../sections.ts'
import css from './homes.css?inline'
import headCss from './section-head.css?inline'

export function Homes({ heading, lead, homes }: SectionProps['homes']) {
  const words = useWords(placesWords)
  return (
    <section className="section">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="homes" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2>{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <ul className="homes">
          {homes.map(({ title, priceRange, features, art }) => (
            <li key={title}>
              <Building kind={art} />
              <h3>{title}</h3>
              <p className="price">
                {priceRange}
                <small>{words.aMonth}</small>
              </p>
              <Ticks items={features} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
