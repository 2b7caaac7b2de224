import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import { movesFrom, type StoryMove } from '../story.ts'
import { formId, movePath } from './desk-places.ts'
import { shownStories } from './desk-state.ts'
import { type DeskStory, fieldOf } from './desk-story.ts'
import { Kbd } from './kbd.tsx'
import { deskKeys } from './keys.ts'
import { ManyBar } from './many-bar.tsx'
import css from './story-bar.css?inline'
import { listHref, type StoryList } from './story-list.ts'
import { moveLabels, moveVariants } from './story-words.ts'
import type { Desk } from './use-desk.ts'
import type { DeskKeys } from './use-desk-keys.ts'

type Props = { desk: Desk; list: StoryList; current: DeskStory; keys: DeskKeys }

/** The decisions on the story in front; with stories selected, the decisions on all of them take its place. */
export function StoryBar({ desk, list, current, keys }: Props) {
  const shown = shownStories(desk.state)
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
            onMove={(reason) => desk.decide(move, reason, [current.card.id])}
          />
        ))}
        {current.isWithdrawn && <p>Its author took this story back. Nobody can put it on the wall.</p>}
        <p className="spring legend fine" aria-hidden="true">
          {(['select', 'undo', 'search'] as const).map((name) => (
            <span key={name}>
              <Kbd name={name} /> {deskKeys[name].words}
            </span>
          ))}
        </p>
        <p className="walk small soft">
          {position + 1} of {shown.length}
        </p>
        <Walk desk={desk} position={position} last={shown.length - 1} />
        <Button className="walk" type="button" variant="quiet" onClick={() => keys.showLegend(true)}>
          Keys <Kbd name="legend" />
        </Button>
      </div>
      <ManyBar desk={desk} list={list} />
    </div>
  )
}

type MoveProps = {
  move: StoryMove
  story: DeskStory
  back: string
  next?: string
  onMove: (reason: string) => void
}

/** A form each: Enter in the field for the reason must reject, never approve. */
function MoveForm({ move, story, back, next = '', onMove }: MoveProps) {
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
        {moveLabels[move]} <Kbd name={move} />
      </Button>
    </form>
  )
}

function Walk({ desk, position, last }: { desk: Desk; position: number; last: number }) {
  return (
    <>
      <Button
        className="walk"
        type="button"
        variant="quiet"
        aria-disabled={position <= 0}
        onClick={() => desk.step(-1)}
      >
        Previous <Kbd name="previous" />
      </Button>
      <Button
        className="walk"
        type="button"
        variant="quiet"
        aria-disabled={position >= last}
        onClick={() => desk.step(1)}
      >
        Next <Kbd name="next" />
      </Button>
    </>
  )
}
