import { useCallback, useReducer, useState } from 'react'
import { toast } from 'sonner'
import type { StoryMove } from '../../stories/story.ts'
import { currentStory, type DeskState, deskAfter, openDesk, shownStories, targetIds } from './desk-state.ts'
import { type DeskPage, fieldOf } from './desk-story.ts'
import type { Failure, MoveAnswer } from './move-answer.ts'
import { resultWords } from './result-words.ts'
import { useUndo } from './undo.tsx'

/** A decision on its way to the server. */
export type Parcel = { key: number; ids: string[]; fields: Fields }
type Field = [name: string, value: string]
type Fields = Field[]

type Opening = { page: DeskPage; storyId: string | null; asks: string[] }

/** The open desk and what can be done at it. */
export function useDesk(opening: Opening) {
  const [state, dispatch] = useReducer(deskAfter, opening, openDesk)
  const [parcels, setParcels] = useState<Parcel[]>([])
  const { offer } = useUndo()
  if (state.page !== opening.page) dispatch({ kind: 'loaded', page: opening.page })

  const send = (ids: string[], move: StoryMove, fields: Fields = []) => {
    const seen = state.stories.filter(({ card }) => ids.includes(card.id))
    if (seen.length === 0) return
    const stories = seen.map(({ card, version }): Field => ['story', fieldOf({ id: card.id, version })])
    dispatch({ kind: 'sent', ids })
    setParcels((all) => [...all, { key: nextKey++, ids, fields: [['move', move], ...stories, ...fields] }])
  }

  const arrived = useCallback(
    ({ key, ids }: Parcel, answer: MoveAnswer | Failure) => {
      setParcels((all) => all.filter((parcel) => parcel.key !== key))
      if ('failure' in answer) {
        dispatch({ kind: 'failed', ids })
        toast.error(answer.failure)
        return
      }
      dispatch({ kind: 'answered', ids, answer })
      tell(answer, offer)
    },
    [offer],
  )

  return {
    state,
    dispatch,
    parcels,
    arrived,
    decide: (move: StoryMove, reason = '', ids = targetIds(state)) => {
      const asks = move === 'approve' ? unshared(state, ids) : []
      if (asks.length > 0) dispatch({ kind: 'asked', ids: asks })
      send(
        ids.filter((id) => !asks.includes(id)),
        move,
        move === 'reject' ? [['reason', reason]] : undefined,
      )
    },
    confirm: () => send(state.asked, 'approve', [['confirmed', 'yes']]),
    step: (by: 1 | -1) => {
      const shown = shownStories(state)
      const at = shown.findIndex(({ card }) => card.id === currentStory(state)?.card.id)
      const next = shown[at + by]
      if (next) dispatch({ kind: 'went', id: next.card.id })
    },
  }
}

export type Desk = ReturnType<typeof useDesk>

let nextKey = 1

/** The server asks for a second yes about these; here nobody has to wait for its question. */
function unshared({ stories }: DeskState, ids: string[]) {
  return stories.flatMap(({ card, allowsSharing }) =>
    ids.includes(card.id) && !allowsSharing ? [card.id] : [],
  )
}

function tell(answer: MoveAnswer, offer: (text: string, stories: string[]) => void) {
  const { move, moved, asks, withdrawn, changed } = answer
  const text = resultWords({
    move,
    done: moved.length,
    asks: asks.length,
    withdrawn: withdrawn.length,
    changed: changed.map(({ words }) => words),
  })
  if (moved.length > 0) offer(text, moved.map(fieldOf))
  else if (withdrawn.length + changed.length > 0) toast.warning(text, { duration: 10_000 })
}
