import type { Db } from '../../db/tables.ts'
import { parseAfterMove, parseAfterUndo } from './after-move.ts'
import { changedStories, type Viewer } from './decide.server.ts'
import { moderationPage } from './moderation-stories.server.ts'
import type { ModerationNotice } from './moderation-story.ts'
import { resultWords, undoWords } from './result-words.ts'
import type { StoryList } from './story-list.ts'

/** Everything the page of a list shows. */
export async function loadModeration(db: Db, list: StoryList, search: URLSearchParams, viewer: Viewer) {
  const [page, notice] = await Promise.all([
    moderationPage(db, list, viewer.timeZone),
    noticeFrom(db, search, viewer),
  ])
  return { list, page, notice, storyId: search.get('story') }
}

/** What a form that was posted without JavaScript came to. */
async function noticeFrom(db: Db, search: URLSearchParams, viewer: Viewer): Promise<ModerationNotice | null> {
  const undone = parseAfterUndo(search)
  if (undone)
    return { text: undoWords(undone), kind: undone.refused > 0 ? 'warning' : 'success', undo: [], asks: [] }
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
  return { text, kind: changed.length + withdrawn > 0 ? 'warning' : 'success', undo, asks }
}
