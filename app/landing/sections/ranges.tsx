import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { partsWords } from '../parts-words.ts'
import type { SectionProps, TownLink } from '../sections.ts'
import css from './ranges.css?inline'
import headCss from './section-head.css?inline'

export function Ranges({ heading, lead, cities }: SectionProps['ranges']) {
  const { ranges: words } = useWords(partsWords)
  return (
    <section className="section" id="hour">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="ranges" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2 className="keyed">{heading}</h2>
          <p className="small soft">{lead}</p>
        </div>
        <ul className="ranges">
          {cities.map(({ name, text, cheapest, dearest }) => (
            <li key={name}>
              <h3>{words.around(name)}</h3>
              <p className="small soft">{text}</p>
              <End heading={words.cheapest} towns={cheapest} />
              <End heading={words.dearest} towns={dearest} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function End({ heading, towns }: { heading: string; towns: TownLink[] }) {
  return (
    <>
      <h4>{heading}</h4>
      <ul>
        {towns.map(({ name, href, note }) => (
          <li key={href}>
            <PageLink href={href}>
              {name}
              <span>{note}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
