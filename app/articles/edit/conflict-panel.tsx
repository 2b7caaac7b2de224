import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { Style } from '../../ui/style.tsx'
import { parseArticle, type TypedArticle } from '../article-form.ts'
import type { Conflict } from '../save-answer.ts'
import css from './conflict-panel.css?inline'
import { Differences } from './differences.tsx'

type Props = {
  mine: TypedArticle
  defaultAuthor: string
  conflict: Conflict
  onTakeTheirs: (conflict: Conflict) => void
}

/** Somebody else saved first: both texts side by side, and a knowing choice. */
export function ConflictPanel({ mine, defaultAuthor, conflict, onTakeTheirs }: Props) {
  // As it was when the save was refused: typing on must not move what is being compared.
  const [sent] = useState(mine)
  const { fields } = parseArticle(sent, { defaultAuthor })
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <Style name="conflict-panel" css={css} layer="page" />
      <h2 id="conflict-title">Somebody else saved this article first</h2>
      <p>
        {conflict.actor || 'Another admin'} saved it on <LocalTime at={conflict.at} />, after you opened it.
        Nothing of yours was lost: it stands in the form below.
      </p>
      <p className="small soft">
        <del>Crossed out</del> is only in theirs, <ins>underlined</ins> is only in yours.
      </p>
      <Differences from={conflict.fields} to={fields} />
      <div className="actions">
        <Button form="article-form" name="replaces" value={conflict.version}>
          Replace theirs with mine
        </Button>
        <ButtonLink
          variant="line"
          href="?"
          onClick={(event) => {
            event.preventDefault()
            onTakeTheirs(conflict)
          }}
        >
          Take theirs into the form
        </ButtonLink>
      </div>
    </section>
  )
}
