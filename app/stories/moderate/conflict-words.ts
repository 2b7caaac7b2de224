import type { StoryDecision } from '../../db/vocabulary.ts'
import { agoWords } from '../../platform/span-words.ts'
import { submitter } from '../story.ts'
import { decisionWords } from './decision-words.ts'

type LastDecision = { decision: StoryDecision; actor: string; createdAt: Date }

const words = decisionWords.en.conflict

/** Who was faster, and what they did. */
export function conflictWords(last: LastDecision | undefined, viewer: string, now: Date) {
  if (!last || last.decision === 'submit') return words.changed
  const ago = agoWords(last.createdAt, now)
  if (last.actor === submitter) return words.byAuthor(last.decision, ago)
  if (last.actor === viewer) return words.byYou(last.decision, ago)
  return words.by(last.actor, last.decision, ago)
}

export const goneWords = words.gone
