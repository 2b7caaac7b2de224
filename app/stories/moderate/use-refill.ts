import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { type ModerationState, shownStories } from './moderation-state.ts'

/** When everything on the page is decided, the next stories come: there is nothing left to move under a reader. */
export function useRefill(state: ModerationState) {
  const { revalidate } = useRevalidator()
  const isDone = state.page.stories.length > 0 && state.sent.length === 0 && shownStories(state).length === 0
  useEffect(() => {
    if (isDone) void revalidate()
  }, [isDone, revalidate])
}
