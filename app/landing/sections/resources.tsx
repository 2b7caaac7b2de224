import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import css from './resources.css?inline'
import headCss from './section-head.css?inline'
import { letters, tall } from './tall.ts'

export function Resources({ heading, lead, resources }: SectionProps['resources']) {
  const facts = resources.reduce((sum, resource) => sum + resource.facts.length, 0)
  const text = letters(lead, ...resources.map(({ description }) => description))
  const height = 150 + 140 * resources.length + 50 * facts + 0.8 * text
  return (
    <section className="section" {...tall(height)}>
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="resources" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2 className="keyed">{heading}</h2>
          {lead && <p className="soft">{lead}</p>}
        </div>
        <ul className="resources">
          {resources.map(({ name, provider, description, facts, contact }) => (
            <li key={name}>
              <h3>{name}</h3>
              {provider && <p className="fine">{provider}</p>}
              <p className="small">{description}</p>
              <dl>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              {contact && <PageLink href={contact.href}>{contact.label}</PageLink>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
