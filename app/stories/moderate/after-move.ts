import { fieldOf } from '../../platform/seen-row.ts'
import { isStoryMove } from '../story.ts'
import type { MoveAnswer, UndoAnswer } from './move-answer.ts'
import { listHref, type StoryList } from './story-list.ts'

/** Where a form leads that was posted without JavaScript: back to its list, with what came of it. */
export function hrefAfterMove(list: StoryList, answer: MoveAnswer, next: string) {
  const { move, moved, asks, withdrawn, changed } = answer
  const url = new URL(listHref(list), 'http://stories')
  url.searchParams.set('move', move)
  if (withdrawn.length > 0) url.searchParams.set('withdrawn', String(withdrawn.length))
  for (const story of moved) url.searchParams.append('undo', fieldOf(story))
  for (const { id } of changed) url.searchParams.append('changed', id)
  for (const { id } of asks) url.searchParams.append('ask', id)
  const story = asks[0]?.id ?? changed[0]?.id ?? next
  if (story) url.searchParams.set('story', story)
  return `${url.pathname}${url.search}`
}

/** The same for a decision that was taken back. */
export function hrefAfterUndo(list: StoryList, { undone, refused }: UndoAnswer) {
  const url = new URL(listHref(list), 'http://stories')
  url.searchParams.set('undone', String(undone))
  url.searchParams.set('refused', String(refused))
  return `${url.pathname}${url.search}`
}

export function parseAfterUndo(search: URLSearchParams) {
  if (!search.has('undone')) return null
  return { undone: countIn(search, 'undone'), refused: countIn(search, 'refused') }
}

/** What came of a decision, read again from the address. */
export function parseAfterMove(search: URLSearchParams) {
  const move = search.get('move') ?? ''
  if (!isStoryMove(move)) return null
  const several = (name: string) => search.getAll(name).slice(0, 100)
  return {
    move,
    undo: several('undo'),
    asks: several('ask'),
    changed: several('changed'),
    withdrawn: countIn(search, 'withdrawn'),
  }
}

function countIn(search: URLSearchParams, name: string) {
  const count = Number.parseInt(search.get(name) ?? '', 10)
  return Number.isNaN(count) ? 0 : Math.min(100, Math.max(0, count))
}
