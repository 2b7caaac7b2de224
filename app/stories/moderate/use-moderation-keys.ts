import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../ui/language.ts'
import { useKeySwitch, useSingleKeys } from '../../ui/use-single-keys.ts'
import { movesFrom, type StoryMove } from '../story.ts'
import { type ModerationKey, moderationKeys } from './keys.ts'
import { lineId } from './moderation-places.ts'
import { currentStory, shownStories } from './moderation-state.ts'
import { moderationWords } from './moderation-words.ts'
import { useUndo } from './undo.tsx'
import type { Moderation } from './use-moderation.ts'

/** The keyboard of the moderators, and where the focus goes after each decision. */
export function useModerationKeys(moderation: Moderation) {
  const [isOn, turn] = useKeySwitch()
  const [isLegendOpen, showLegend] = useState(false)
  const { undoLast } = useUndo()
  const focus = useFocus(moderation)
  const { state, dispatch } = moderation
  const current = currentStory(state)

  const move = (name: StoryMove) => {
    if (
      !current ||
      state.asked.length > 0 ||
      current.isWithdrawn ||
      !movesFrom(current.status).includes(name)
    )
      return
    if (name === 'reject') return void focusOn(state.selected.length > 0 ? 'many-reason' : 'reason')
    focus.follow()
    moderation.decide(name)
  }
  const step = (by: 1 | -1) => {
    focus.follow()
    moderation.step(by)
  }
  const actions: Record<ModerationKey, () => void> = {
    next: () => step(1),
    previous: () => step(-1),
    approve: () => move('approve'),
    reject: () => move('reject'),
    moveToPending: () => move('moveToPending'),
    select: () => {
      if (!current) return
      const { id } = current.card
      const isSelected = state.selected.includes(id)
      dispatch({
        kind: 'selected',
        ids: isSelected ? state.selected.filter((one) => one !== id) : [...state.selected, id],
      })
    },
    undo: undoLast,
    search: () => focusOn('field-q'),
    legend: () => showLegend(true),
  }
  useSingleKeys(moderationKeys, { isOn, repeats: ['next', 'previous'] }, (key) => actions[key]())

  return { isOn, turn, isLegendOpen, showLegend, said: focus.said }
}

export type ModerationKeys = ReturnType<typeof useModerationKeys>

/**
 * After a key the focus follows the story in front. After a button it stays where it is; only when its place is
 * gone it moves on, and what is in front now is said aloud.
 */
function useFocus({ state }: Moderation) {
  const isFollowing = useRef(false)
  const [said, say] = useState('')
  const shown = shownStories(state)
  const told = useWords(moderationWords)
  const current = currentStory(state)
  const id = current?.card.id ?? null
  const last = useRef(id)
  const words = current ? told.current(shown.indexOf(current) + 1, shown.length, current.card.headline) : ''

  useEffect(() => {
    if (last.current === id) return
    last.current = id
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (isFollowing.current || isLost) focusOn(id ? lineId(id) : 'no-stories')
    else say(words)
    isFollowing.current = false
  }, [id, words])
  return {
    said,
    follow: () => {
      isFollowing.current = true
    },
  }
}

function focusOn(id: string) {
  document.getElementById(id)?.focus()
}
