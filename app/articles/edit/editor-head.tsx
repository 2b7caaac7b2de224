import { href, Link } from 'react-router'
import { ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { editorWords } from './editor-words.ts'

/** Without an id it is a new article, which has no revisions yet. */
export function EditorHead({ id }: { id: string | null }) {
  const words = useWords(editorWords)
  return (
    <div className="editor-head">
      <h1>{id === null ? words.new : words.edit}</h1>
      {id !== null && (
        <>
          <ButtonStyle rare />
          <Link
            className={buttonClass({ variant: 'quiet', tight: true })}
            to={href('/admin/articles/:id/revisions', { id })}
          >
            {words.revisions}
          </Link>
        </>
      )}
    </div>
  )
}
