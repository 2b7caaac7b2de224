import { parseCursor, writeCursor } from '../../db/cursor.ts'
import { type StoryStatus, storyStatuses } from '../../db/vocabulary.ts'
import { cutFieldIn } from '../../platform/outside-text.ts'

type Cursor = { createdAt: Date; id: string }

/** Which stories a page of the moderators shows; its address says it. */
export type StoryList = {
  status: StoryStatus
  words: string
  isFlaggedOnly: boolean
  after?: Cursor
}

const maxWordsLength = 200

export function listHref({ status, words, isFlaggedOnly, after }: StoryList) {
  const search = new URLSearchParams()
  if (words) search.set('q', words)
  if (isFlaggedOnly) search.set('flagged', 'yes')
  const path = after ? `/admin/stories/${status}/before/${writeCursor(after)}` : pathOf(status)
  return search.size > 0 ? `${path}?${search}` : path
}

export function isSearch({ words, isFlaggedOnly }: StoryList) {
  return words !== '' || isFlaggedOnly
}

/** The admin area opens with the pending stories. */
export function pathOf(status: StoryStatus) {
  return status === 'pending' ? '/admin' : `/admin/stories/${status}`
}

/** Null when the address is no list of stories, or carries a place that we did not write. */
export function parseList({ pathname, searchParams }: URL): StoryList | null {
  const match = shape.exec(pathname)
  if (!match) return null
  const [, status = 'pending', cursor] = match
  const known = storyStatuses.find((one) => one === status)
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  if (!known || after === null) return null
  return {
    status: known,
    words: cutFieldIn(searchParams, 'q', maxWordsLength),
    isFlaggedOnly: searchParams.get('flagged') === 'yes',
    ...(after && { after }),
  }
}

const shape = /^\/admin(?:\/stories\/([a-z]+)(?:\/before\/([^/]+))?)?\/?$/
