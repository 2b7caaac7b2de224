import { type ApplicationMove, applicationMoves, isApplicationMove } from '../application.ts'
import { statusWords } from '../status-words.ts'
import { deedWords } from './deed-words.ts'

const words = deedWords.en
const deeds = new Map<string, string>(Object.entries(words.deeds))

/** Null for a word that is none of ours. `conflicts` are sentences, one for each that somebody else had changed. */
export function outcomeWords(done: string, count: number, conflicts: string[]) {
  const said = isApplicationMove(done) ? movedWords(done, count) : deeds.get(done)
  if (said === undefined) return null
  if (conflicts.length === 0) return said
  const told = conflicts.length === 1 ? conflicts[0] : words.changedByOthers(conflicts.length)
  return count > 0 ? `${said} ${told}` : told
}

export function isFailure(done: string) {
  return done === 'undo-late' || done === 'none' || done.startsWith('no-')
}

function movedWords(move: ApplicationMove, count: number) {
  return words.moved(count, statusWords.en.statuses[applicationMoves[move].to])
}
