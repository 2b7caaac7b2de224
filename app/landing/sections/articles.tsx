import { PageImage } from '../../photos/page-image.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import css from './articles.css?inline'
import headCss from './section-head.css?inline'

export function Articles({ heading, articles }: SectionProps['articles']) {
  return (
    <section className="section sunk">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="articles" css={css} layer="page" />
      <div className="wrap headed">
        <h2>{heading}</h2>
        <ul className="teasers">
          {articles.map(({ title, excerpt, href, date, author, image }) => (
            <li key={href}>
              <PageImage {...image} sizes="(width < 40rem) 92vw, 22rem" />
              <p className="fine">{`${date}, ${author}`}</p>
              <h3>
                <PageLink href={href}>{title}</PageLink>
              </h3>
              {excerpt && <p className="small soft">{excerpt}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
