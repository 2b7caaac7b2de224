import type { StoryMove } from '../story.ts'
import type { Counts, DeskStory } from './desk-story.ts'

type Seen = { id: string; version: number }

/** A story that somebody else changed: in words, and as it is now; null when it is gone. */
export type ChangedStory = { id: string; words: string; story: DeskStory | null }

export type MoveAnswer = {
  move: StoryMove
  moved: Seen[]
  asks: Seen[]
  withdrawn: Seen[]
  changed: ChangedStory[]
  counts: Counts
}

export type UndoAnswer = { undone: number; refused: number }

/** It did not get through, or the server could not do it. */
export type Failure = { failure: string }

export function failureOf(error: unknown): Failure {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined
  if (status === 401) return { failure: 'Your session has ended. Please sign in again.' }
  if (status === 403) return { failure: 'Your account may not decide about stories.' }
  return { failure: 'That could not be saved. Please try again.' }
}
