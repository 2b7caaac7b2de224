import type { StoryMove } from '../story.ts'

export const movePath = '/admin/stories/move'

/** The form of a decision: a field elsewhere on the page may belong to it. */
export function formId(move: StoryMove) {
  return `${move}-form`
}

/** The line of a story in the list. */
export function lineId(storyId: string) {
  return `queue-${storyId}`
}
