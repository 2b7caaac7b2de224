import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { LocalTime } from '../../ui/local-time.tsx'
import { Style } from '../../ui/style.tsx'
import { parseArticle, type TypedArticle } from '../article-form.ts'
import type { Conflict } from '../save-answer.ts'
import { actorWords } from './actor-words.ts'
import css from './conflict-panel.css?inline'
import { Differences } from './differences.tsx'
import { editorWords } from './editor-words.ts'

type Props = {
  /** As it was sent: typing on must not move what is being compared. */
  mine: TypedArticle
  /** Of the admin who reads this. */
  email: string
  defaultAuthor: string
  conflict: Conflict
  onTakeTheirs: (conflict: Conflict) => void
}

/** It was saved, published or brought back meanwhile: both texts side by side, and a knowing choice. */
export function ConflictPanel({ mine, email, defaultAuthor, conflict, onTakeTheirs }: Props) {
  const { conflict: words } = useWords(editorWords)
  const { fields } = parseArticle(mine, { defaultAuthor })
  const title = useRef<HTMLHeadingElement>(null)
  // Who saved by key may be far below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused save brings a conflict of its own
  useEffect(() => title.current?.focus(), [conflict])
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <Style name="conflict-panel" css={css} layer="page" />
      <h2 id="conflict-title" tabIndex={-1} ref={title}>
        {words.title}
      </h2>
      <p>
        {deedWords(conflict, email, words)} {words.kept}
      </p>
      <p className="small soft">
        {words.marks(
          (theirs) => (
            <del>{theirs}</del>
          ),
          (yours) => (
            <ins>{yours}</ins>
          ),
        )}
      </p>
      <Differences from={conflict.fields} to={fields} />
      <div className="actions">
        <Button form="article-form" name="replaces" value={conflict.version}>
          {words.replace}
        </Button>
        <ButtonLink
          variant="line"
          href="?"
          onClick={(event) => {
            event.preventDefault()
            onTakeTheirs(conflict)
          }}
        >
          {words.take}
        </ButtonLink>
      </div>
    </section>
  )
}

function deedWords({ actor, at }: Conflict, email: string, words: typeof editorWords.en.conflict) {
  const time = <LocalTime at={at} />
  if (!actor) return words.broughtBack(time)
  if (actor === email) return words.byYou(time)
  const program = actorWords(actor)
  return program === actor ? words.by(actor, time) : words.byProgram(program, time)
}
