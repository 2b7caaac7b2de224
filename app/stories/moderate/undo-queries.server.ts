import type { Actor } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import { isId } from '../../db/uuid.ts'
import { type MovedStory, recordDecision, setStatus } from '../decision-queries.server.ts'
import { dropNews } from '../drop-news.server.ts'
import { isStoryMove } from '../story.ts'

/** The page offers it for ten seconds; the rest is for a slow connection and for pages without JavaScript. */
const undoneWithinMs = 30_000

/**
 * The one way past the rules of a move: back to where the story was before the last decision on it. Null unless
 * that decision is a moment old, the same admin's, and nothing was written to the story since.
 */
export async function undoDecision(
  database: Database,
  { id, version }: { id: string; version: number },
  { actor, address }: Actor,
): Promise<MovedStory | null> {
  if (!isId(id)) return null
  // In this order: a decision that comes between the two reads has raised the version, and the write below fails.
  const story = await findStory(database.db, id)
  const last = await findLastDecision(database.db, id)
  if (story?.version !== version || !last || story.updated_at > last.created_at) return null
  if (!last.from_status || !isStoryMove(last.decision) || last.actor !== actor) return null
  if (last.created_at.getTime() < Date.now() - undoneWithinMs) return null
  const to = last.from_status

  return await database.change(['stories'], async (trx) => {
    const moved = await setStatus(trx, { id, version }, { status: to })
    if (!moved) return null
    await dropNews(trx, id)
    await recordDecision(trx, {
      story_id: id,
      decision: 'undo',
      from_status: last.to_status,
      to_status: to,
      actor,
    })
    await recordAudit(trx, {
      actor,
      address,
      action: 'story.undo',
      subjectId: id,
      facts: { from: last.to_status, to },
    })
    return moved
  })
}

async function findStory(db: Db, id: string) {
  return await db
    .selectFrom('approval_stories')
    .select(['version', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function findLastDecision(db: Db, storyId: string) {
  return await db
    .selectFrom('story_decisions')
    .select(['decision', 'from_status', 'to_status', 'actor', 'created_at'])
    .where('story_id', '=', storyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
