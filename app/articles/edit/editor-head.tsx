import { href, Link } from 'react-router'
import { ButtonStyle, buttonClass } from '../../ui/button.tsx'

/** Without an id it is a new article, which has no revisions yet. */
export function EditorHead({ id }: { id: string | null }) {
  return (
    <div className="editor-head">
      <h1>{id === null ? 'New Article' : 'Edit article'}</h1>
      {id !== null && (
        <>
          <ButtonStyle rare />
          <Link
            className={buttonClass({ variant: 'quiet', tight: true })}
            to={href('/admin/articles/:id/revisions', { id })}
          >
            Revisions
          </Link>
        </>
      )}
    </div>
  )
}
