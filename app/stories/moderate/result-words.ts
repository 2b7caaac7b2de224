import type { StoryMove } from '../story.ts'

/** What came of one decision on one story or on many. */
export type Result = {
  move: StoryMove
  done: number
  asks: number
  withdrawn: number
  /** One sentence for each story that somebody else had changed. */
  changed: string[]
}

const one: Record<StoryMove, string> = {
  approve: 'Approved. The wall shows it at once.',
  reject: 'Rejected. It is not on the wall.',
  moveToPending: 'Moved to pending. It is not on the wall.',
}
const many: Record<StoryMove, string> = {
  approve: 'stories approved.',
  reject: 'stories rejected.',
  moveToPending: 'stories moved to pending.',
}

export function resultWords({ move, done, asks, withdrawn, changed }: Result) {
  const total = done + asks + withdrawn + changed.length
  if (total === 0) return 'No story was selected.'
  const isOne = total === 1
  if (isOne && done) return one[move]
  if (isOne && withdrawn) return 'Its author took that story back. It cannot be approved any more.'
  if (isOne && changed[0]) return changed[0]
  const parts = [
    done > 0 && (done === 1 ? `1 ${many[move].replace('stories', 'story')}` : `${done} ${many[move]}`),
    changed.length > 0 && `${changed.length} had been changed by somebody else: ${listed(changed)}`,
    withdrawn > 0 &&
      `${withdrawn} had been taken back by ${withdrawn === 1 ? 'its author' : 'their authors'}.`,
    asks > 0 && `${asks} ${asks === 1 ? 'needs' : 'need'} a second answer.`,
  ]
  return parts.filter(Boolean).join(' ')
}

export function undoWords({ undone, refused }: { undone: number; refused: number }) {
  if (refused > 0) return 'It was too late to undo that. Please look at the story again.'
  return undone === 1
    ? 'Undone. The story is back where it was.'
    : 'Undone. The stories are back where they were.'
}

const listedAtMost = 2

function listed(sentences: string[]) {
  const rest = sentences.length - listedAtMost
  return [...sentences.slice(0, listedAtMost), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ')
}
