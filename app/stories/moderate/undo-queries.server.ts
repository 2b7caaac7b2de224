import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { isId } from '../../db/uuid.ts'
import { isWithin } from '../../platform/is-within.ts'
import { webhookTag } from '../../webhooks/queue-queries.server.ts'
import {
  type Decider,
  findForDecision,
  listDecisions,
  type MovedStory,
  queueDecisionNotices,
  recordDecision,
  setStatus,
} from '../decision-queries.server.ts'
import { dropDecisionNotices } from '../drop-decision-notices.server.ts'
import { isStoryMove } from '../story.ts'
import { wasNoticeWaiting } from './waiting-notice.ts'

/** The page offers it for ten seconds; the rest is for a slow connection and for pages without JavaScript. */
const undoneWithinMs = 30_000

/**
 * The one way past the rules of a move: back to where the story was before the last decision on it. Null unless
 * that decision is a moment old, the same admin's, and nothing was written to the story since. A notice that the
 * decision had called off is queued anew.
 */
export async function undoDecision(
  database: Database,
  { id, version }: { id: string; version: number },
  { actor, address, tell }: Pick<Decider, 'actor' | 'address' | 'tell'>,
): Promise<MovedStory | null> {
  if (!isId(id)) return null
  // In this order: a decision that comes between the two reads has raised the version, and the write below fails.
  const story = await findForDecision(database.db, id)
  const history = await listDecisions(database.db, [id])
  const last = history.at(-1)
  if (story?.version !== version || !last || story.updated_at > last.createdAt) return null
  if (!last.fromStatus || !isStoryMove(last.decision) || last.actor !== actor) return null
  if (!isWithin(last.createdAt, undoneWithinMs, new Date())) return null
  const to = last.fromStatus

  return await database.change(['stories', webhookTag], async (trx) => {
    const moved = await setStatus(trx, { id, version }, { status: to })
    if (!moved) return null
    await dropDecisionNotices(trx, id)
    const decisionId = await recordDecision(trx, {
      story_id: id,
      decision: 'undo',
      from_status: last.toStatus,
      to_status: to,
      actor,
    })
    await recordAudit(trx, {
      actor,
      address,
      action: 'story.undo',
      subjectId: id,
      facts: { from: last.toStatus, to },
    })
    if (wasNoticeWaiting(history))
      await queueDecisionNotices(trx, { id: decisionId, status: to, tell }, story)
    return moved
  })
}
