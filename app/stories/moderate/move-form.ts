import { cutFieldIn, fieldIn } from '../../platform/outside-text.ts'
import { parseField } from '../../platform/seen-row.ts'
import type { SeenStory } from '../decision-queries.server.ts'
import { isStoryMove, type StoryMove } from '../story.ts'
import { parseList, type StoryList } from './story-list.ts'

export type MoveOrder = {
  move: StoryMove
  stories: SeenStory[]
  reason?: string
  isConfirmed: boolean
}

const maxReasonLength = 500
/** A page shows twenty. */
const maxStories = 100

/** Null for what none of our forms sends. */
export function parseMove(form: FormData): MoveOrder | null {
  const move = String(form.get('move'))
  const stories = parseStories(form)
  if (!isStoryMove(move) || !stories) return null
  const reason = cutFieldIn(form, 'reason', maxReasonLength)
  return {
    move,
    stories,
    ...(move === 'reject' && { reason }),
    isConfirmed: form.get('confirmed') === 'yes',
  }
}

/** Null when one of them is none of our making, or they are too many. */
export function parseStories(form: FormData) {
  const stories = form.getAll('story').map((text) => parseField(String(text)))
  const known = stories.filter((story) => story !== null)
  return known.length === stories.length && known.length <= maxStories ? known : null
}

/** The list that the form stood on, for the way back; only ever a list of ours. */
export function parseBack(form: FormData): StoryList {
  const text = fieldIn(form, 'back', 1000)
  const url = URL.parse(text, 'http://stories')
  return (url && parseList(url)) ?? { status: 'pending', words: '', isFlaggedOnly: false }
}
