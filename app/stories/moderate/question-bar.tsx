import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { fieldOf } from '../../platform/seen-row.ts'
import { Button, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { movePath } from './moderation-places.ts'
import { moderationWords } from './moderation-words.ts'
import css from './story-bar.css?inline'
import { listHref, type StoryList } from './story-list.ts'
import type { Moderation } from './use-moderation.ts'

/** The second question, asked once for all the stories that need it. */
export function QuestionBar({ moderation, list }: { moderation: Moderation; list: StoryList }) {
  const { question: words } = useWords(moderationWords)
  const { asked, stories } = moderation.state
  const yes = useRef<HTMLFormElement>(null)
  useEffect(() => yes.current?.querySelector('button')?.focus(), [])
  const close = () => moderation.dispatch({ kind: 'asked', ids: [] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    moderation.confirm()
  }
  return (
    <form
      ref={yes}
      className="acts question"
      method="post"
      action={movePath}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Style name="story-bar" css={css} layer="page" />
      <p id="question">{words.ask(asked.length)}</p>
      <input type="hidden" name="move" value="approve" />
      <input type="hidden" name="confirmed" value="yes" />
      <input type="hidden" name="back" value={listHref(list)} />
      {stories.flatMap(({ card, version }) =>
        asked.includes(card.id)
          ? [<input key={card.id} type="hidden" name="story" value={fieldOf({ id: card.id, version })} />]
          : [],
      )}
      <Button aria-describedby="question">{words.yes}</Button>
      <ButtonStyle rare />
      <Link
        className={buttonClass({ variant: 'quiet' })}
        to={listHref(list)}
        onClick={(event) => {
          event.preventDefault()
          close()
        }}
      >
        {words.cancel}
      </Link>
    </form>
  )
}
