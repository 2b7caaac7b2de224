import { Link } from 'react-router'
import { claimId } from '../../claims/claim-use.ts'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { RestoreForm } from '../restore.tsx'
import { ClaimNoteForm } from './claim-note-form.tsx'
import { ClaimUses } from './claim-uses.tsx'
import { ClaimWarning } from './claim-warning.tsx'
import css from './claims-page.css?inline'
import type { ClaimRow, ClaimsView } from './claims-view.ts'

export function ClaimsPage({ warnings, sections, unread }: ClaimsView) {
  return (
    <>
      <Style name="claims-page" css={css} layer="page" />
      <h1>Claims</h1>
      <p className="small soft">
        Every price, rate, time and promise the site makes, the sentences that hold it and the pages they
        stand on. Each page was made just now to look.
      </p>
      {unread.length > 0 && <p className="small">These pages could not be read: {unread.join(', ')}</p>}
      <div className="claims">
        <section aria-labelledby="warnings">
          <h2 id="warnings">
            {warnings.length === 0 ? 'Nothing contradicts' : `Please look at these (${warnings.length})`}
          </h2>
          {warnings.map((warning) => (
            <ClaimWarning key={warning.title} warning={warning} />
          ))}
        </section>
        {sections.map(({ heading, rows }) => (
          <section key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            {rows.map((row) => (
              <ClaimEntry key={`${row.name} ${row.note?.seen.value}`} row={row} />
            ))}
          </section>
        ))}
      </div>
      <RestoreForm />
    </>
  )
}

function ClaimEntry({ row: { name, label, words, href, uses, note } }: { row: ClaimRow }) {
  return (
    <article className="claim" id={claimId(name)}>
      <header>
        <h3>{label}</h3>
        <p>
          <strong>{words}</strong>
        </p>
        {href && (
          <Link to={href} aria-label={`Change ${label}`}>
            Change
          </Link>
        )}
      </header>
      {uses.length === 0 ? (
        <p className="small">
          <Tag tone="warn">Not shown</Tag> <span className="soft">No page shows it.</span>
        </p>
      ) : (
        <ClaimUses uses={uses} />
      )}
      {note && <ClaimNoteForm note={note} label={label} />}
    </article>
  )
}
