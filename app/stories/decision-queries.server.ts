import type { Insertable } from 'kysely'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db, Tables } from '../db/tables.ts'
import { isId, newId } from '../db/uuid.ts'
import type { StoryStatus } from '../db/vocabulary.ts'
import { type Language, pathIn } from '../platform/language.ts'
import { storyPath } from '../site/story-path.ts'
import { queueWebhooks, webhookTag } from '../webhooks/queue-queries.server.ts'
import { noticeWaitMs } from './decision-notice-wait.ts'
import { dropDecisionNotices } from './drop-decision-notices.server.ts'
import { type StoryMove, storyMoves } from './story.ts'

export type Decider = Actor & {
  reason?: string
  /** The moderator confirmed approving a story whose author did not permit sharing. */
  confirmedWithoutSharing?: boolean
  tell?: Tell
}

/** Tells the sender of a decision, in its transaction. */
export type Tell = (trx: Db, decided: Decided) => Promise<void>

type Decided = {
  decisionId: string
  storyId: string
  email: string
  language: Language
  status: StoryStatus
  isDemo: boolean
  /** An imported story may have none. */
  hasPrivateLink: boolean
}

/** A story as somebody saw it: decided only while it is still that. */
export type SeenStory = { id: string; version: number }
export type MovedStory = { id: string; status: StoryStatus; version: number }
/** 'withdrawn': its submitter took it back, and nobody else can bring it back. */
export type MoveRefusal = 'needs-confirmation' | 'withdrawn'

/** Null when the story is gone, another admin changed it first, or the rules know no such move. */
export async function moveStory(
  database: Database,
  { id, version }: SeenStory,
  move: StoryMove,
  decider: Decider,
): Promise<MovedStory | MoveRefusal | null> {
  if (!isId(id)) return null
  const { from, to }: { from: StoryStatus[]; to: StoryStatus } = storyMoves[move]
  const story = await findForDecision(database.db, id)
  if (!story || story.version !== version || !from.includes(story.status)) return null
  if (story.withdrawn_at) return 'withdrawn'
  const isWithoutSharing = move === 'approve' && !story.allow_sharing
  if (isWithoutSharing && !decider.confirmedWithoutSharing) return 'needs-confirmation'

  return await database.change(['stories', webhookTag], async (trx) => {
    // Nothing read above is trusted here: every write to a story raises its version.
    const moved = await setStatus(trx, { id, version }, { status: to })
    if (!moved) return null
    await dropDecisionNotices(trx, id)
    const decisionId = await recordDecision(trx, {
      story_id: id,
      decision: move,
      from_status: story.status,
      to_status: to,
      actor: decider.actor,
      reason: reasonFor(decider, isWithoutSharing),
    })
    await recordAudit(trx, {
      actor: decider.actor,
      address: decider.address,
      action: `story.${move}`,
      subjectId: id,
      facts: { from: story.status, to, ...(isWithoutSharing && { withoutSharing: true }) },
    })
    await queueDecisionNotices(trx, { id: decisionId, status: to, tell: decider.tell }, story)
    return moved
  })
}

type DecidedStory = NonNullable<Awaited<ReturnType<typeof findForDecision>>>

/** What other programs and the sender hear of a status; `id` is of the decision that led to it. */
export async function queueDecisionNotices(
  trx: Db,
  { id: decisionId, status, tell }: { id: string; status: StoryStatus; tell: Tell | undefined },
  { id, email, language, allow_sharing, is_demo, token_hash }: DecidedStory,
) {
  // A demo story is of nobody: other programs hear nothing of it.
  if (status === 'approved' && !is_demo)
    await queueWebhooks(trx, {
      event: 'story.approved',
      subjectId: id,
      data: { id, status, language, allowSharing: allow_sharing, path: pathIn(language, storyPath(id)) },
      contact: { email },
      waitMs: noticeWaitMs,
    })
  await tell?.(trx, {
    decisionId,
    storyId: id,
    email,
    language,
    status,
    isDemo: is_demo,
    hasPrivateLink: token_hash !== null,
  })
}

export async function findForDecision(db: Db, id: string) {
  return await db
    .selectFrom('approval_stories')
    .select(['id', 'status', 'version', 'updated_at', 'allow_sharing', 'withdrawn_at'])
    .select(['email', 'language', 'is_demo', 'token_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
}

const withoutSharing = 'Approved without permission to share, after a second question'

function reasonFor({ reason }: Decider, isWithoutSharing: boolean) {
  const parts = [isWithoutSharing ? withoutSharing : '', reason?.trim() ?? '']
  return parts.filter(Boolean).join(': ') || null
}

/** Null when the story is no longer as it was read. */
export async function setStatus(
  trx: Db,
  read: SeenStory,
  columns: { status: StoryStatus; withdrawn_at?: Date },
): Promise<MovedStory | null> {
  const story = await trx
    .updateTable('approval_stories')
    .set({ ...columns, version: read.version + 1, updated_at: new Date() })
    .where('id', '=', read.id)
    .where('version', '=', read.version)
    .returning(['id', 'status', 'version'])
    .executeTakeFirst()
  return story ?? null
}

type NewDecision = Omit<Insertable<Tables['story_decisions']>, 'id' | 'created_at'>

/** In the transaction of what was decided: neither is there without the other. Returns the id. */
export async function recordDecision(trx: Db, decision: NewDecision, now = new Date()): Promise<string> {
  const id = newId()
  await trx
    .insertInto('story_decisions')
    .values({ ...decision, id, created_at: now })
    .execute()
  return id
}

/** The history of each of these stories, oldest first. */
export async function listDecisions(db: Db, storyIds: string[]) {
  const known = storyIds.filter(isId)
  if (known.length === 0) return []
  return await db
    .selectFrom('story_decisions')
    .select([
      'id',
      'story_id as storyId',
      'decision',
      'from_status as fromStatus',
      'to_status as toStatus',
      'actor',
      'reason',
      'created_at as createdAt',
    ])
    .where('story_id', 'in', known)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type Decision = Awaited<ReturnType<typeof listDecisions>>[number]
