import { applicationMoves, isApplicationMove, statusLabels } from '../application.ts'

/** What was done to one application. */
const deeds: Readonly<Record<string, string>> = {
  assign: 'Assigned.',
  'follow-up': 'Follow-up saved.',
  spam: 'Flagged as spam. It stands in the list “Spam”, nothing of it is lost.',
  'not-spam': 'Not spam. It is back in its list.',
  note: 'Note added.',
  call: 'Call noted.',
  text: 'Text noted.',
  paid: 'Payment noted.',
  mail: 'The mail is on its way.',
  'demo-mail': 'Noted as sent. This is an example: no mail went out.',
  'no-mail': 'No mail was sent: there is no address, or they took back their yes.',
  'no-text': 'Not noted: they did not agree to texts.',
  invite: 'Invited to tell the story.',
  'invite-some': 'Some are invited. The others did not agree to it, or have told their story.',
  'no-invite': 'Nobody was invited: they did not agree to it, have told their story, or are not approved.',
  'invite-end': 'The invitation is taken back. Its link leads nowhere any more.',
  'no-invite-end': 'There was no invitation any more.',
  undo: 'Undone. It is back where it was.',
  'undo-late': 'It was too late to undo that. Please look at the application again.',
  none: 'No application was selected.',
  'no-reason': 'Please choose a reason before you close it.',
}

/** Null for a word that is none of ours. `conflicts` are sentences, one for each that somebody else had changed. */
export function outcomeWords(done: string, count: number, conflicts: string[]) {
  const said = isApplicationMove(done) ? movedWords(done, count) : deeds[done]
  if (said === undefined) return null
  if (conflicts.length === 0) return said
  const told =
    conflicts.length === 1 ? conflicts[0] : `${conflicts.length} had been changed by somebody else.`
  return count > 0 ? `${said} ${told}` : told
}

export function isFailure(done: string) {
  return done === 'undo-late' || done === 'none' || done.startsWith('no-')
}

function movedWords(move: keyof typeof applicationMoves, count: number) {
  const to = statusLabels[applicationMoves[move].to]
  return count > 1 ? `${count} applications moved to ${to}.` : `Moved to ${to}.`
}
