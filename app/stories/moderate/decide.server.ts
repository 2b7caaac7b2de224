import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import type { Decider } from '../decision-queries.server.ts'
import { countByStatus } from '../queries.server.ts'
import { conflictWords, goneWords } from './conflict-words.ts'
import { freshStories } from './moderation-stories.server.ts'
import type { ChangedStory, MoveAnswer } from './move-answer.ts'
import type { MoveOrder } from './move-form.ts'
import { moveStories } from './move-stories.server.ts'

/** Decides, and tells the page what it has to know to go on without being loaded again. */
export async function decide(
  database: Database,
  order: MoveOrder,
  actor: Decider,
  timeZone: string,
): Promise<MoveAnswer> {
  const { move, stories, reason, isConfirmed } = order
  const { moved, asks, withdrawn, changed } = await moveStories(database, stories, move, {
    ...actor,
    reason,
    confirmedWithoutSharing: isConfirmed,
  })
  return {
    move,
    moved: moved.map(({ id, version }) => ({ id, version })),
    asks,
    withdrawn,
    changed: await changedStories(
      database.db,
      changed.map(({ id }) => id),
      { viewer: actor.actor, timeZone },
    ),
    counts: await countByStatus(database.db),
  }
}

/** Who looks, and whose days are told. */
export type Viewer = { viewer: string; timeZone: string }

export async function changedStories(
  db: Db,
  ids: string[],
  { viewer, timeZone }: Viewer,
): Promise<ChangedStory[]> {
  const fresh = await freshStories(db, ids, timeZone)
  const now = new Date()
  return ids.map((id) => {
    const story = fresh.find(({ card }) => card.id === id) ?? null
    const words = story ? conflictWords(story.history.at(-1), viewer, now) : goneWords
    return { id, words, story }
  })
}
