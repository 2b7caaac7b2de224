import type { StoryDecision } from '../../../db/vocabulary.ts'
import type { StoryMove } from '../../story.ts'

/** What somebody did, behind who it was. */
const deeds: Record<StoryDecision, string> = {
  submit: 'sent this story in',
  approve: 'approved this story',
  reject: 'rejected this story',
  moveToPending: 'moved this story to pending',
  withdraw: 'took this story back',
  undo: 'took back a decision on this story',
}

const one: Record<StoryMove, string> = {
  approve: 'Approved. The wall shows it at once.',
  reject: 'Rejected. It is not on the wall.',
  moveToPending: 'Moved to pending. It is not on the wall.',
}

const many: Record<StoryMove, string> = {
  approve: 'approved',
  reject: 'rejected',
  moveToPending: 'moved to pending',
}

/** Of the sentences about stories that somebody else had changed. */
const listedAtMost = 2

export const words = {
  conflict: {
    changed: 'This story was changed since you opened it.',
    byAuthor: (decision: StoryDecision, ago: string) => `Its author ${deeds[decision]} ${ago}.`,
    byYou: (decision: StoryDecision, ago: string) => `You ${deeds[decision]} ${ago}, in another window.`,
    by: (actor: string, decision: StoryDecision, ago: string) => `${actor} ${deeds[decision]} ${ago}.`,
    gone: 'This story is not there any more.',
  },
  result: {
    none: 'No story was selected.',
    one,
    oneWithdrawn: 'Its author took that story back. It cannot be approved any more.',
    done: (move: StoryMove, count: number) => `${count} ${count === 1 ? 'story' : 'stories'} ${many[move]}.`,
    changed: (sentences: string[]) =>
      `${sentences.length} had been changed by somebody else: ${listed(sentences)}`,
    withdrawn: (count: number) =>
      `${count} had been taken back by ${count === 1 ? 'its author' : 'their authors'}.`,
    asks: (count: number) => `${count} ${count === 1 ? 'needs' : 'need'} a second answer.`,
    all: (sentences: string[]) => sentences.join(' '),
  },
  undone: {
    late: 'It was too late to undo that. Please look at the story again.',
    some: (undone: number, refused: number) =>
      `${undone} ${undone === 1 ? 'decision' : 'decisions'} undone. For ${refused} it was too late: please look at ${refused === 1 ? 'that story' : 'those stories'} again.`,
    done: (count: number) =>
      count === 1
        ? 'Undone. The story is back where it was.'
        : 'Undone. The stories are back where they were.',
  },
  failures: {
    signedOut: 'Your session has ended. Please sign in again.',
    notAllowed: 'Your account may not decide about stories.',
    about: (headlines: string[], failure: string) =>
      `${headlines.length === 1 ? `“${headlines[0]}”` : `${headlines.length} stories`}: ${failure}`,
    failed: 'That could not be saved. Please try again.',
  },
}

function listed(sentences: string[]) {
  const rest = sentences.length - listedAtMost
  return [...sentences.slice(0, listedAtMost), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ')
}
