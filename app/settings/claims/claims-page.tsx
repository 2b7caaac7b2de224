import { Link } from 'react-router'
import { claimId } from '../../claims/claim-use.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { RestoreForm } from '../restore.tsx'
import { ClaimNoteForm } from './claim-note-form.tsx'
import { ClaimUses } from './claim-uses.tsx'
import { ClaimWarning } from './claim-warning.tsx'
import css from './claims-page.css?inline'
import { claimsPageWords } from './claims-page-words.ts'
import type { ClaimRow, ClaimsView } from './claims-view.ts'

export function ClaimsPage({ warnings, sections, unread }: ClaimsView) {
  const words = useWords(claimsPageWords)
  const failures = sections
    .flatMap(({ rows }) => rows)
    .flatMap(({ label, note }) =>
      note?.error ? [{ name: note.key, message: words.note.problem(label, note.error) }] : [],
    )
  return (
    <>
      <Style name="claims-page" css={css} layer="page" />
      <h1>{words.heading}</h1>
      <p className="small soft">{words.lead}</p>
      <ErrorSummary title={words.note.notSaved} failures={failures} hasFocus />
      {unread.length > 0 && <p className="small">{words.unread(unread)}</p>}
      <div className="claims">
        <section aria-labelledby="warnings">
          <h2 id="warnings">
            {warnings.length === 0 ? words.nothingContradicts : words.lookAtThese(warnings.length)}
          </h2>
          {warnings.map((warning) => (
            <ClaimWarning key={warning.title} warning={warning} />
          ))}
        </section>
        {sections.map(({ heading, rows }) => (
          <section key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            {rows.map((row) => (
              <ClaimEntry key={row.name} row={row} />
            ))}
          </section>
        ))}
      </div>
      <RestoreForm />
    </>
  )
}

function ClaimEntry({ row }: { row: ClaimRow }) {
  const { name, label, href, uses, note } = row
  const words = useWords(claimsPageWords)
  return (
    <article className="claim" id={claimId(name)}>
      <header>
        <h3>{label}</h3>
        <p>
          <strong>{row.words}</strong>
        </p>
        {href && (
          <Link to={href} aria-label={words.changeClaim(label)}>
            {words.change}
          </Link>
        )}
      </header>
      {uses.length === 0 ? (
        <p className="small">
          <Tag tone="warn">{words.notShown}</Tag> <span className="soft">{words.onNoPage}</span>
        </p>
      ) : (
        <ClaimUses uses={uses} />
      )}
      {note && <ClaimNoteForm note={note} label={label} />}
    </article>
  )
}
