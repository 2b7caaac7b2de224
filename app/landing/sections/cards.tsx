import { Hardware } from '../../ui/art/hardware.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import css from './cards.css?inline'
import headCss from './section-head.css?inline'
import { letters, tall } from './tall.ts'

export function Cards({ heading, lead, cards }: SectionProps['cards']) {
  return (
    <section
      className="section"
      {...tall(150 + 90 * cards.length + 0.6 * letters(...cards.map(({ text }) => text)))}
    >
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="cards" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2 className="keyed">{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <ul className="goods">
          {cards.map(({ title, text, art, href }) => (
            <li key={title}>
              {art && <Hardware kind={art} />}
              <h3>{href ? <PageLink href={href}>{title}</PageLink> : title}</h3>
              <p className="small soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
