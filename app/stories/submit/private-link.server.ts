import { recordAudit } from '../../audit/queries.server.ts'
import type { Database } from '../../db/database.server.ts'
import { lockRow } from '../../db/lock.ts'
import type { Db } from '../../db/tables.ts'
import { plainHash } from '../../platform/keyed-hash.server.ts'
import { isToken } from '../../platform/secret-token.server.ts'
import { recordDecision, setStatus } from '../decision-queries.server.ts'
import { dropDecisionNotices } from '../drop-decision-notices.server.ts'
import { forgetStory } from '../forget-story.server.ts'
import { photoColumns } from '../photo-columns.ts'
import { submitter } from '../story.ts'

const maxTries = 5

/** What is stored of a token. Looking it up takes no longer for a near miss than for nonsense. */
export function hashToken(token: string) {
  return plainHash(`private-link\n${token}`)
}

/** What the private page shows; nothing here tells a finder of the link whose story it is. */
export async function findByToken(db: Db, token: string) {
  const story = await findRow(db, token)
  if (!story) return null
  const { headline, status, created_at, updated_at, withdrawn_at } = story
  return {
    headline,
    status,
    createdAt: created_at,
    changedAt: updated_at,
    withdrawnAt: withdrawn_at,
    photoCount: Object.values(photoColumns).filter((column) => story[column]).length,
  }
}

/**
 * The story leaves the wall and no admin can bring it back; a second time changes nothing. Also for a rejected
 * story, which could still have been approved. Null when there is none.
 */
export async function withdrawByToken(database: Database, token: string): Promise<'withdrawn' | null> {
  for (let tries = 0; tries < maxTries; tries++) {
    const story = await findRow(database.db, token)
    if (!story) return null
    if (story.withdrawn_at || (await withdraw(database, story))) return 'withdrawn'
  }
  throw new Error('The story was changed by others each time it was to be taken back')
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** False when somebody changed the story since it was read. */
async function withdraw(database: Database, { id, status, version }: Row) {
  return await database.change(['stories'], async (trx) => {
    const moved = await setStatus(trx, { id, version }, { status: 'rejected', withdrawn_at: new Date() })
    if (!moved) return false
    await dropDecisionNotices(trx, id)
    await recordDecision(trx, {
      story_id: id,
      decision: 'withdraw',
      from_status: status,
      to_status: 'rejected',
      actor: submitter,
    })
    return true
  })
}

/** The story, its photos, its history and the mails about it are gone; one line says that it was. Null when there is none, or no longer one. */
export async function deleteByToken(database: Database, token: string): Promise<'deleted' | null> {
  const story = await findRow(database.db, token)
  // Without a look first, anybody's made-up token would throw away every kept page with stories.
  if (!story) return null
  await database.change(['stories'], async (trx) => {
    // Before what hangs on it is looked for: somebody may be queueing more.
    await lockRow(trx, 'approval_stories', story.id)
    await forgetStory(trx, story)
    await recordAudit(trx, { actor: submitter, action: 'story.erase', subjectId: story.id })
  })
  return 'deleted'
}

async function findRow(db: Db, token: string) {
  if (!isToken(token)) return null
  const row = await db
    .selectFrom('approval_stories')
    .select([
      'id',
      'headline',
      'status',
      'version',
      'created_at',
      'updated_at',
      'withdrawn_at',
      ...Object.values(photoColumns),
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row ?? null
}
