import type { StoryMove } from '../story.ts'
import { decisionWords } from './decision-words.ts'

/** What came of one decision on one story or on many. */
export type Result = {
  move: StoryMove
  done: number
  asks: number
  withdrawn: number
  /** One sentence for each story that somebody else had changed. */
  changed: string[]
}

export function resultWords(
  { move, done, asks, withdrawn, changed }: Result,
  { result: words } = decisionWords.en,
) {
  const total = done + asks + withdrawn + changed.length
  if (total === 0) return words.none
  const isOne = total === 1
  if (isOne && done) return words.one[move]
  if (isOne && withdrawn) return words.oneWithdrawn
  if (isOne && changed[0]) return changed[0]
  return words.all([
    ...(done > 0 ? [words.done(move, done)] : []),
    ...(changed.length > 0 ? [words.changed(changed)] : []),
    ...(withdrawn > 0 ? [words.withdrawn(withdrawn)] : []),
    ...(asks > 0 ? [words.asks(asks)] : []),
  ])
}

type Undone = { undone: number; refused: number }

export function undoWords({ undone, refused }: Undone, { undone: words } = decisionWords.en) {
  if (refused === 0) return words.done(undone)
  return undone > 0 ? words.some(undone, refused) : words.late
}
