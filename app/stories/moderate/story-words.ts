import type { StoryDecision, StoryStatus } from '../../db/vocabulary.ts'
import type { StoryMove } from '../story.ts'

export const statusNames: Record<StoryStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const statusTones = { pending: 'warn', approved: 'ok', rejected: 'danger' } as const

export const emptyTexts: Record<StoryStatus, string> = {
  pending: 'No pending stories to review',
  approved: 'No approved stories',
  rejected: 'No rejected stories',
}

export const moveLabels: Record<StoryMove, string> = {
  approve: 'Approve',
  reject: 'Reject',
  moveToPending: 'Move to Pending',
}

export const moveVariants = { approve: 'brass', reject: 'danger', moveToPending: 'quiet' } as const

/** In the history of a story. */
export const decisionNames: Record<StoryDecision, string> = {
  submit: 'Sent in',
  approve: 'Approved',
  reject: 'Rejected',
  moveToPending: 'Moved to pending',
  withdraw: 'Taken back',
  undo: 'Decision undone',
}

/** Asked before a story without permission goes on the wall. */
export function secondQuestion(count: number) {
  if (count === 1)
    return 'This person did not allow sharing outside the wall. Approve for the wall all the same?'
  return `${count} of these people did not allow sharing outside the wall. Approve them for the wall all the same?`
}
