import { parseCursor, writeCursor } from '../../db/cursor.ts'
import { parseList, type StoryList } from './story-list.ts'

type Cursor = { createdAt: Date; id: string }

const path = '/admin/stories/news'

/** Asks for stories above the one at the top of the list. */
export function polledHref({ status, words, isFlaggedOnly }: StoryList, top: Cursor | undefined) {
  const search = new URLSearchParams({ status })
  if (words) search.set('q', words)
  if (isFlaggedOnly) search.set('flagged', 'yes')
  if (top) search.set('top', writeCursor(top))
  return `${path}?${search}`
}

export function parsePolledHref({ searchParams }: URL) {
  const status = searchParams.get('status') ?? ''
  const list = parseList(
    new URL(`/admin/stories/${encodeURIComponent(status)}?${searchParams}`, 'http://stories'),
  )
  const top = searchParams.get('top')
  const after = top === null ? undefined : parseCursor(top)
  return list && after !== null ? { list, top: after } : null
}
