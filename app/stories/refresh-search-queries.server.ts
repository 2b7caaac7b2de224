import type { Db } from '../db/tables.ts'
import { type StoryStatus, storyStatuses } from '../db/vocabulary.ts'
import { batchRows, writeInBatches } from '../db/write-in-batches.ts'
import { searchedColumns, storyFoundBy } from './found-by.ts'

/**
 * An older version that still runs beside this one knows nothing of `search_text`: what it writes would never be found.
 * Returns how many were.
 */
export async function refreshStorySearch(db: Db, since: Date, signal?: AbortSignal) {
  let refreshed = 0
  // One after the other: the index over changes begins with the status.
  for (const status of storyStatuses) {
    refreshed += await writeInBatches<Changed>({
      list: (after) => listChanged(db, status, since, after),
      write: (story) => refresh(db, story),
      signal,
    })
  }
  return refreshed
}

type Changed = Awaited<ReturnType<typeof listChanged>>[number]

async function listChanged(
  db: Db,
  status: StoryStatus,
  since: Date,
  after?: { updated_at: Date; id: string },
) {
  const changed = db
    .selectFrom('approval_stories')
    .select(['id', 'updated_at', 'version', 'search_text', ...searchedColumns])
    .where('status', '=', status)
    .where('updated_at', '>=', since)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(batchRows)
  if (!after) return await changed.execute()
  return await changed
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('updated_at', 'id'), '<', tuple(after.updated_at, after.id)),
    )
    .execute()
}

async function refresh(db: Db, story: Changed) {
  const found = storyFoundBy(story)
  if (found.search_text === story.search_text) return false
  // A story that changed meanwhile is refreshed with the next pass.
  const { numUpdatedRows } = await db
    .updateTable('approval_stories')
    .set(found)
    .where('id', '=', story.id)
    .where('version', '=', story.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
