import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import headCss from './section-head.css?inline'
import css from './state-rack.css?inline'

/** The key rack: fifty hooks, each one link. Among other sections a phone swipes it sideways instead of scrolling past it. */
export function StateRack({ heading, lead, states, isSwiped }: SectionProps['states']) {
  return (
    <section className={isSwiped ? 'section rack swiped' : 'section rack'} id="states">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="state-rack" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2 className="keyed">{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <ul>
          {states.map(({ name, slug, code, cities }) => (
            <li key={slug}>
              <PageLink href={`/state/${slug}`}>
                <b>
                  {name} <i aria-hidden="true">{code}</i>
                </b>
                {cities.join(', ')}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
