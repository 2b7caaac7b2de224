import type { Day } from '../../platform/calendar-day.ts'
import { type ApplicationMove, applicationMoves, isApplicationMove } from '../application.ts'
import { statusWords } from '../status-words.ts'
import { actionWords } from './action-words.ts'
import { dayWords } from './day.ts'

const words = actionWords.en
const actions = new Map<string, string>(Object.entries(words.actions))

/**
 * Null for a word that is none of ours. `conflicts` are sentences, one for each that somebody else had changed; `stayed`
 * are those that a move does not apply to.
 */
export function outcomeWords(done: string, count: number, conflicts: string[], stayed = 0) {
  const said = isApplicationMove(done) ? movedWords(done, count) : actions.get(done)
  if (said === undefined) return null
  const told = conflicts.length > 1 ? words.changedByOthers(conflicts.length) : conflicts[0]
  const left = stayed > 0 && isApplicationMove(done) ? words.stayed(stayed, statusAfter(done)) : undefined
  const isDone = count > 0 || (!told && !left)
  return [isDone && said, left, told].filter(Boolean).join(' ')
}

export function isFailure(done: string) {
  return done === 'undo-late' || done === 'none' || done.startsWith('no-')
}

/** The day of a follow-up, as its buttons do not say it. */
export function dueOn(day: Day, today: string) {
  return words.dueOn(dayWords(day, today))
}

function movedWords(move: ApplicationMove, count: number) {
  return words.moved(count, statusAfter(move))
}

function statusAfter(move: ApplicationMove) {
  return statusWords.en.statuses[applicationMoves[move].to]
}
