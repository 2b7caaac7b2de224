import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { isStoryMove, movesFrom } from '../story.ts'
import { movePath } from './moderation-places.ts'
import { moderationWords } from './moderation-words.ts'
import { listHref, type StoryList } from './story-list.ts'
import { moveVariants } from './story-tones.ts'
import type { Moderation } from './use-moderation.ts'

/** One form for all selected stories; their boxes stand in the list and belong to it. */
export function ManyBar({ moderation, list }: { moderation: Moderation; list: StoryList }) {
  const { many: words, moves: names } = useWords(moderationWords)
  const { selected } = moderation.state
  const moves = movesFrom(list.status)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    const form = new FormData(event.currentTarget, submitter)
    const move = String(form.get('move'))
    if (isStoryMove(move)) moderation.decide(move, String(form.get('reason') ?? ''), selected)
  }
  return (
    <form className="acts many" id="many" method="post" action={movePath} onSubmit={submit}>
      {/* Enter in the field for the reason presses the first button of a form: this one does nothing. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="back" value={listHref(list)} />
      <b>{words.selected(selected.length)}</b>
      {selected.length > 0 && (
        <Button
          type="button"
          variant="quiet"
          onClick={() => moderation.dispatch({ kind: 'selected', ids: [] })}
        >
          {words.clear}
        </Button>
      )}
      {moves.map((move) => (
        <Button key={move} name="move" value={move} variant={moveVariants[move]}>
          {names[move]}
        </Button>
      ))}
      {moves.includes('reject') && (
        <Field label={words.reason} name="reason" id="many-reason" maxLength={500} autoComplete="off" />
      )}
    </form>
  )
}
