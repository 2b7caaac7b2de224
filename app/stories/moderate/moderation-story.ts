import type { StoryDecision, StoryStatus } from '../../db/vocabulary.ts'
import type { PrivateField, StoryField } from '../story-fields.ts'
import type { CardStory } from '../wall/card-story.ts'

/** A story as moderators see it: the card of the wall, and what stays private. */
export type ModerationStory = {
  card: CardStory
  version: number
  status: StoryStatus
  private: {
    fullName: string
    /** What was written and is never shown, as its words are read. */
    answers: Answer[]
    nameShown: string
    sentOn: Date
  }
  isWithdrawn: boolean
  spamFlags: string[]
  history: HistoryEntry[]
}

export type Answer = { name: PrivateField; kind: StoryField['kind']; text: string | null }

export type HistoryEntry = {
  id: string
  decision: StoryDecision
  actor: string
  reason: string | null
  createdAt: Date
}

export type Counts = Record<StoryStatus, number>

/** One page of a list. */
export type ModerationPage = {
  stories: ModerationStory[]
  counts: Counts
  olderHref: string | null
  loadedAt: Date
}

/** What a form that was posted without JavaScript came to. */
export type ModerationNotice = {
  text: string
  kind: 'success' | 'warning'
  /** What can be taken back, as fields of a form. */
  undo: string[]
  /** Stories that need a second yes. */
  asks: string[]
}
