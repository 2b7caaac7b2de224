import { useReducer } from 'react'
import type { StoryMove } from '../story.ts'
import { isTyping } from './is-typing.ts'
import { currentStory, moderationAfter, openModeration, shownStories, targetIds } from './moderation-state.ts'
import type { ModerationPage } from './moderation-story.ts'
import { useSendDecision, useUnderWay } from './pending-decisions.tsx'

type Opening = { page: ModerationPage; storyId: string | null; asks: string[] }

/** The moderators' page: its state and what can be done there. */
export function useModeration(opening: Opening) {
  const underWay = useUnderWay()
  const [state, dispatch] = useReducer(moderationAfter, { ...opening, underWay }, openModeration)
  const send = useSendDecision(dispatch)
  if (state.page !== opening.page) dispatch({ kind: 'loaded', page: opening.page, isTyping: isTyping() })
  const storiesOf = (ids: string[]) => state.stories.filter(({ card }) => ids.includes(card.id))

  const decide = (move: StoryMove, reason = '', ids = targetIds(state)) => {
    // The server asks for a second yes too; here nobody has to wait for its question.
    const stories = storiesOf(ids)
    const asks = stories.filter(({ card }) => move === 'approve' && !card.isShared)
    if (asks.length > 0) dispatch({ kind: 'asked', ids: asks.map(({ card }) => card.id) })
    const ready = stories.filter((story) => !asks.includes(story))
    send(ready, move, move === 'reject' ? [['reason', reason]] : undefined)
  }
  const confirm = () => send(storiesOf(state.asked), 'approve', [['confirmed', 'yes']])
  const step = (by: 1 | -1) => {
    const shown = shownStories(state)
    const at = shown.findIndex(({ card }) => card.id === currentStory(state)?.card.id)
    const next = shown[at + by]
    if (next) dispatch({ kind: 'went', id: next.card.id })
  }
  return { state, dispatch, decide, confirm, step }
}

export type Moderation = ReturnType<typeof useModeration>
