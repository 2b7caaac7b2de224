import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { Contact, SectionProps } from '../sections.ts'
import css from './help.css?inline'
import headCss from './section-head.css?inline'
import { tall } from './tall.ts'

export function Help({ heading, lead, helpers }: SectionProps['help']) {
  const rows = helpers.reduce((sum, { contacts }) => sum + contacts.length, 0)
  return (
    <section className="section" id="help" {...tall(430 + 85 * rows)}>
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="help" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2 className="keyed">{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <ul className="helpers">
          {helpers.map(({ title, text, contacts, more, note }) => (
            <li key={title}>
              <h3>{title}</h3>
              {text && <p className="small soft">{text}</p>}
              {contacts.length > 0 && <Contacts contacts={contacts} />}
              <p className="fine">
                {more && <PageLink href={more.href}>{more.label}</PageLink>} {note}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Contacts({ contacts }: { contacts: Contact[] }) {
  return (
    <ul>
      {contacts.map(({ name, detail, link }) => (
        <li key={name + detail}>
          <p>
            <b>{name}</b>
            {detail && <span>{detail}</span>}
          </p>
          {link && <a href={link.href}>{link.label}</a>}
        </li>
      ))}
    </ul>
  )
}
