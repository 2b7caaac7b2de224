import type { StoryDecision } from '../../db/vocabulary.ts'
import { noticeWaitMs } from '../decision-notice-wait.ts'

type Decided = { decision: StoryDecision; createdAt: Date }

/**
 * Whether the notice of the decision before the last one still waited when the last one called it off. Oldest first;
 * an undo has queued the notice it leads back to anew, if that was waiting.
 */
export function wasNoticeWaiting(history: Decided[]) {
  let queuedAt: number | null = null
  let wasWaiting = false
  for (const { decision, createdAt } of history) {
    const isWaiting: boolean = queuedAt !== null && createdAt.getTime() - queuedAt < noticeWaitMs
    queuedAt = decision === 'undo' && !wasWaiting ? null : createdAt.getTime()
    wasWaiting = isWaiting
  }
  return wasWaiting
}
