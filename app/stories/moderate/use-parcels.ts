import { type Dispatch, useCallback, useState } from 'react'
import { toast } from 'sonner'
import { fieldOf } from '../../platform/seen-row.ts'
import { useWords } from '../../ui/language.ts'
import type { StoryMove } from '../story.ts'
import { decisionWords } from './decision-words.ts'
import { isTyping } from './is-typing.ts'
import type { ModerationEvent } from './moderation-state.ts'
import type { ModerationStory } from './moderation-story.ts'
import type { Failure, MoveAnswer } from './move-answer.ts'
import { resultWords } from './result-words.ts'
import type { Sent } from './sending.tsx'
import { useUndo } from './undo.tsx'

/** A decision on its way to the server. */
type Parcel = Sent & { ids: string[] }
type Field = Sent['fields'][number]

/** Sends decisions, and tells what came of each. */
export function useParcels(dispatch: Dispatch<ModerationEvent>) {
  const [parcels, setParcels] = useState<Parcel[]>([])
  const { offer } = useUndo()
  const words = useWords(decisionWords)

  const send = (stories: ModerationStory[], move: StoryMove, fields: Field[] = []) => {
    if (stories.length === 0) return
    const ids = stories.map(({ card }) => card.id)
    const seen = stories.map(({ card, version }): Field => ['story', fieldOf({ id: card.id, version })])
    dispatch({ kind: 'sent', ids, reason: new Map(fields).get('reason') })
    setParcels((all) => [...all, { key: nextKey++, ids, fields: [['move', move], ...seen, ...fields] }])
  }

  const arrived = useCallback(
    ({ key, ids }: Parcel, answer: MoveAnswer | Failure) => {
      setParcels((all) => all.filter((parcel) => parcel.key !== key))
      if ('failure' in answer) {
        dispatch({ kind: 'failed', ids, isTyping: isTyping() })
        toast.error(answer.failure)
        return
      }
      dispatch({ kind: 'answered', ids, answer, isTyping: isTyping() })
      tell(answer, words, offer)
    },
    [dispatch, offer, words],
  )
  return { parcels, send, arrived }
}

let nextKey = 1

function tell(
  answer: MoveAnswer,
  told: typeof decisionWords.en,
  offer: (text: string, stories: string[]) => void,
) {
  const { move, moved, asks, withdrawn, changed } = answer
  const result = {
    move,
    done: moved.length,
    asks: asks.length,
    withdrawn: withdrawn.length,
    changed: changed.map(({ words }) => words),
  }
  const text = resultWords(result, told)
  if (moved.length > 0) offer(text, moved.map(fieldOf))
  else toast.warning(text, { duration: 10_000 })
}
