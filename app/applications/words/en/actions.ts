/** What was done to one application, by the name that the address says. */
const actions = {
  assign: 'Assigned.',
  'follow-up': 'Follow-up saved.',
  spam: 'Flagged as spam. It stands in the list “Spam”, nothing of it is lost.',
  'not-spam': 'Not spam. It is back in its list.',
  note: 'Note added.',
  call: 'Call noted.',
  text: 'Text noted.',
  paid: 'Payment noted.',
  answer: 'The answer stands on their private page. No new mail tells them of it: call if it is urgent.',
  'answer-mailed': 'The answer stands on their private page. A mail tells them that it waits.',
  'answer-demo': 'The answer is noted. This is an example: nobody reads it.',
  answered: 'Noted: their message needs no answer.',
  mail: 'The mail is on its way.',
  'demo-mail': 'Noted as sent. This is an example: no mail went out.',
  'no-mail': 'No mail was sent: there is no address, or they took back their yes.',
  'no-past': 'Nothing saved: that day has passed. Choose today or a later one.',
  'no-words': 'Please write the note first, then add it.',
  'no-amount': 'Not noted: please write how much was paid, like $300.',
  'no-text': 'Not noted: they did not agree to texts.',
  invite: 'Invited to tell the story.',
  'invite-some': 'Some are invited. The others did not agree to it, or have told their story.',
  'no-invite': 'Nobody was invited: they did not agree to it, have told their story, or are not approved.',
  'invite-end': 'The invitation is taken back. Its link leads nowhere any more.',
  'no-invite-end': 'There was no invitation any more.',
  'taken-back': 'Noted: they took that yes back. Nothing that needs it is offered any more.',
  'no-taken-back': 'Nothing changed: that yes does not stand any more.',
  undo: 'Undone. It is back where it was.',
  'undo-late': 'It was too late to undo that. Please look at the application again.',
  none: 'No application was selected.',
  'no-reason': 'Please choose a reason before you close it.',
}

export const words = {
  actions,
  moved: (count: number, status: string) =>
    count > 1 ? `${count} applications moved to ${status}.` : `Moved to ${status}.`,
  dueOn: (day: string) => `It is due ${day}.`,
  stayed: (count: number, status: string) =>
    `${count === 1 ? '1 stays as it is' : `${count} stay as they are`}: “${status}” already, or further.`,
  changedByOthers: (count: number) => `${count} had been changed or deleted by somebody else.`,
}
