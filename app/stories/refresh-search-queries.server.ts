import { readAtOnce } from '../db/bounds.ts'
import type { Db } from '../db/tables.ts'
import { storyStatuses } from '../db/vocabulary.ts'
import { searchedColumns, storyFoundBy } from './found-by.ts'

/**
 * An older version that still runs beside this one knows nothing of `search_text`: what it writes would never be found.
 * Returns how many were.
 */
export async function refreshStorySearch(db: Db, since: Date) {
  const changed = await db
    .selectFrom('approval_stories')
    .select('id')
    .where('status', 'in', storyStatuses)
    .where('updated_at', '>=', since)
    .orderBy('updated_at', 'desc')
    .limit(readAtOnce)
    .execute()
  let refreshed = 0
  for (const { id } of changed) if (await refresh(db, id)) refreshed++
  return refreshed
}

async function refresh(db: Db, id: string) {
  const story = await db
    .selectFrom('approval_stories')
    .select([...searchedColumns, 'version', 'search_text'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!story) return false
  const found = storyFoundBy(story)
  if (found.search_text === story.search_text) return false
  // A story that changed meanwhile is refreshed with the next pass.
  await db
    .updateTable('approval_stories')
    .set(found)
    .where('id', '=', id)
    .where('version', '=', story.version)
    .execute()
  return true
}
