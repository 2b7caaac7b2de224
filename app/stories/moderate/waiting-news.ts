import type { StoryDecision } from '../../db/vocabulary.ts'
import { newsWaitMs } from '../news-wait.ts'

type Decided = { decision: StoryDecision; createdAt: Date }

/**
 * Whether the news of the decision before the last one still waited when the last one called it off. Oldest first;
 * an undo has queued the news it leads back to anew, if that was waiting.
 */
export function wasNewsWaiting(history: Decided[]) {
  let queuedAt: number | null = null
  let wasWaiting = false
  for (const { decision, createdAt } of history) {
    const isWaiting: boolean = queuedAt !== null && createdAt.getTime() - queuedAt < newsWaitMs
    queuedAt = decision === 'undo' && !wasWaiting ? null : createdAt.getTime()
    wasWaiting = isWaiting
  }
  return wasWaiting
}
