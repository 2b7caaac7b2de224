import type { StoryDecision } from '../../db/vocabulary.ts'
import { agoWords } from '../../platform/span-words.ts'
import { submitter } from '../story.ts'

type LastDecision = { decision: StoryDecision; actor: string; createdAt: Date }

const deeds: Record<StoryDecision, string> = {
  submit: 'sent this story in',
  approve: 'approved this story',
  reject: 'rejected this story',
  moveToPending: 'moved this story to pending',
  withdraw: 'took this story back',
  undo: 'took back a decision on this story',
}

/** Who was faster, and what they did. */
export function conflictWords(last: LastDecision | undefined, viewer: string, now: Date) {
  if (!last || last.decision === 'submit') return 'This story was changed since you opened it.'
  const done = `${deeds[last.decision]} ${agoWords(last.createdAt, now)}`
  if (last.actor === submitter) return `Its author ${done}.`
  if (last.actor === viewer) return `You ${done}, in another window.`
  return `${last.actor} ${done}.`
}

export const goneWords = 'This story is not there any more.'
