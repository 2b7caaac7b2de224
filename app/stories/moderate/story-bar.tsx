import type { FormEvent } from 'react'
import { fieldOf } from '../../platform/seen-row.ts'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/key-legend.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { movesFrom, type StoryMove } from '../story.ts'
import { moderationKeys } from './keys.ts'
import { ManyBar } from './many-bar.tsx'
import { formId, movePath } from './moderation-places.ts'
import { shownStories } from './moderation-state.ts'
import type { ModerationStory } from './moderation-story.ts'
import { moderationWords } from './moderation-words.ts'
import css from './story-bar.css?inline'
import { listHref, type StoryList } from './story-list.ts'
import { moveVariants } from './story-tones.ts'
import type { Moderation } from './use-moderation.ts'
import type { ModerationKeys } from './use-moderation-keys.ts'

type Props = { moderation: Moderation; list: StoryList; current: ModerationStory; keys: ModerationKeys }

/** The decisions on the story in front; with stories selected, the decisions on all of them take its place. */
export function StoryBar({ moderation, list, current, keys }: Props) {
  const { bar: words, keys: deeds } = useWords(moderationWords)
  const shown = shownStories(moderation.state)
  const position = shown.indexOf(current)
  const moves = current.isWithdrawn ? [] : movesFrom(current.status)
  const next = shown[position + 1] ?? shown[position - 1]
  return (
    <div className="bars">
      <Style name="story-bar" css={css} layer="page" />
      <div className="acts one">
        {moves.map((move) => (
          <MoveForm
            key={move}
            move={move}
            story={current}
            back={listHref(list)}
            next={next?.card.id}
            onMove={(reason) => moderation.decide(move, reason, [current.card.id])}
          />
        ))}
        {current.isWithdrawn && <p>{words.withdrawn}</p>}
        <p className="spring legend fine" aria-hidden="true">
          {(['select', 'undo', 'search'] as const).map((name) => (
            <span key={name}>
              <Kbd of={moderationKeys[name]} /> {deeds[name]}
            </span>
          ))}
        </p>
        <p className="walk small soft">{words.place(position + 1, shown.length)}</p>
        <Walk moderation={moderation} position={position} last={shown.length - 1} />
        <Button className="walk" type="button" variant="quiet" onClick={() => keys.showLegend(true)}>
          {words.keys} <Kbd of={moderationKeys.legend} />
        </Button>
      </div>
      <ManyBar moderation={moderation} list={list} />
    </div>
  )
}

type MoveProps = {
  move: StoryMove
  story: ModerationStory
  back: string
  next?: string
  onMove: (reason: string) => void
}

/** A form each: Enter in the field for the reason must reject, never approve. */
function MoveForm({ move, story, back, next = '', onMove }: MoveProps) {
  const { moves } = useWords(moderationWords)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onMove(String(new FormData(event.currentTarget).get('reason') ?? ''))
  }
  return (
    <form id={formId(move)} method="post" action={movePath} onSubmit={submit}>
      <input type="hidden" name="move" value={move} />
      <input type="hidden" name="story" value={fieldOf({ id: story.card.id, version: story.version })} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="next" value={next} />
      <Button variant={moveVariants[move]}>
        {moves[move]} <Kbd of={moderationKeys[move]} />
      </Button>
    </form>
  )
}

function Walk({ moderation, position, last }: { moderation: Moderation; position: number; last: number }) {
  const { bar: words } = useWords(moderationWords)
  return (
    <>
      <Button
        className="walk"
        type="button"
        variant="quiet"
        aria-disabled={position <= 0}
        onClick={() => moderation.step(-1)}
      >
        {words.previous} <Kbd of={moderationKeys.previous} />
      </Button>
      <Button
        className="walk"
        type="button"
        variant="quiet"
        aria-disabled={position >= last}
        onClick={() => moderation.step(1)}
      >
        {words.next} <Kbd of={moderationKeys.next} />
      </Button>
    </>
  )
}
