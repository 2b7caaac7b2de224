import type { SeenStory } from '../decision-queries.server.ts'
import type { StoryMove } from '../story.ts'
import { decisionWords } from './decision-words.ts'
import type { Counts, ModerationStory } from './moderation-story.ts'

/** A story that somebody else changed: in words, and as it is now; null when it is gone. */
export type ChangedStory = { id: string; words: string; story: ModerationStory | null }

export type MoveAnswer = {
  move: StoryMove
  moved: SeenStory[]
  asks: SeenStory[]
  withdrawn: SeenStory[]
  changed: ChangedStory[]
  counts: Counts
}

export type UndoAnswer = { undone: number; refused: number }

/** It did not get through, or the server could not do it. */
export type Failure = { failure: string }

export function failureOf(error: unknown): Failure {
  const words = decisionWords.en.failures
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined
  if (status === 401) return { failure: words.signedOut }
  if (status === 403) return { failure: words.notAllowed }
  return { failure: words.failed }
}
