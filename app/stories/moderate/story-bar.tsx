import type { FormEvent } from 'react'
import { fieldOf } from '../../platform/seen-row.ts'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/key-legend.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { movesFrom, type StoryMove } from '../story.ts'
import { formId, movePath } from './desk-places.ts'
import { shownStories } from './desk-state.ts'
import type { DeskStory } from './desk-story.ts'
import { deskWords } from './desk-words.ts'
import { deskKeys } from './keys.ts'
import { ManyBar } from './many-bar.tsx'
import css from './story-bar.css?inline'
import { listHref, type StoryList } from './story-list.ts'
import { moveVariants } from './story-tones.ts'
import type { Desk } from './use-desk.ts'
import type { DeskKeys } from './use-desk-keys.ts'

type Props = { desk: Desk; list: StoryList; current: DeskStory; keys: DeskKeys }

/** The decisions on the story in front; with stories selected, the decisions on all of them take its place. */
export function StoryBar({ desk, list, current, keys }: Props) {
  const { bar: words, keys: deeds } = useWords(deskWords)
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
        {current.isWithdrawn && <p>{words.withdrawn}</p>}
        <p className="spring legend fine" aria-hidden="true">
          {(['select', 'undo', 'search'] as const).map((name) => (
            <span key={name}>
              <Kbd of={deskKeys[name]} /> {deeds[name]}
            </span>
          ))}
        </p>
        <p className="walk small soft">{words.place(position + 1, shown.length)}</p>
        <Walk desk={desk} position={position} last={shown.length - 1} />
        <Button className="walk" type="button" variant="quiet" onClick={() => keys.showLegend(true)}>
          {words.keys} <Kbd of={deskKeys.legend} />
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
  const { moves } = useWords(deskWords)
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
        {moves[move]} <Kbd of={deskKeys[move]} />
      </Button>
    </form>
  )
}

function Walk({ desk, position, last }: { desk: Desk; position: number; last: number }) {
  const { bar: words } = useWords(deskWords)
  return (
    <>
      <Button
        className="walk"
        type="button"
        variant="quiet"
        aria-disabled={position <= 0}
        onClick={() => desk.step(-1)}
      >
        {words.previous} <Kbd of={deskKeys.previous} />
      </Button>
      <Button
        className="walk"
        type="button"
        variant="quiet"
        aria-disabled={position >= last}
        onClick={() => desk.step(1)}
      >
        {words.next} <Kbd of={deskKeys.next} />
      </Button>
    </>
  )
}
