import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { Right, SectionProps } from '../sections.ts'
import css from './rights.css?inline'
import headCss from './section-head.css?inline'
import { tall } from './tall.ts'

export function Rights({ heading, lead, cells, notOnFile, everywhere }: SectionProps['rights']) {
  const words = useWords(placesWords).rights
  return (
    <section className="section" id="rights" {...tall(680 + 160 * cells.length)}>
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="rights" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2 className="keyed">{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <ul className="cells">
          {cells.map((right) => (
            <li key={right.title}>
              <Cell {...right} />
            </li>
          ))}
          {notOnFile.length > 0 && (
            <li className="blank">
              <h3>{words.notOnFile}</h3>
              <ul>
                {notOnFile.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
              <p className="fine">{words.notNo}</p>
            </li>
          )}
          {everywhere.map((right) => (
            <li className="always" key={right.title}>
              <Cell {...right} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Cell({ title, text, detail, statute, href, asOf, next }: Right) {
  const { checked } = useWords(placesWords).rights
  return (
    <>
      <h3>{title}</h3>
      <p className="right">{text}</p>
      {detail && <p className="small soft">{detail}</p>}
      <p className="fine">
        <a href={href}>{statute}</a>
        {asOf && checked(asOf)}
        {next && <PageLink href={next.href}>{next.label}</PageLink>}
      </p>
    </>
  )
}
