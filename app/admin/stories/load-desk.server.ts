import type { Db } from '../../db/tables.ts'
import { parseAfterMove } from './after-move.ts'
import { changedStories } from './decide.server.ts'
import { deskPage } from './desk-stories.server.ts'
import { resultWords } from './result-words.ts'
import type { StoryList } from './story-list.ts'

/** Everything the page of a list shows. */
export async function loadDesk(db: Db, list: StoryList, search: URLSearchParams, viewer: string) {
  const [page, notice] = await Promise.all([deskPage(db, list), noticeFrom(db, search, viewer)])
  return { list, page, notice, storyId: search.get('story') }
}

/** What a form that was posted without JavaScript came to. */
async function noticeFrom(db: Db, search: URLSearchParams, viewer: string) {
  const after = parseAfterMove(search)
  if (!after) return null
  const { move, undo, asks, changed, withdrawn } = after
  const told = await changedStories(db, changed, viewer)
  const text = resultWords({
    move,
    done: undo.length,
    asks: asks.length,
    withdrawn,
    changed: told.map(({ words }) => words),
  })
  const kind: 'success' | 'warning' = changed.length + withdrawn > 0 ? 'warning' : 'success'
  return { text, kind, undo, asks }
}
