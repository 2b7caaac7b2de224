/** What a page says after a form was posted and led back to it; the words are ours, the address only names them. */
const messages = {
  saved: { kind: 'success', text: 'Saved.' },
  'settings-saved': { kind: 'success', text: 'Saved. Every page shows it at once.' },
  'settings-same': { kind: 'info', text: 'Nothing to save: that is what it already says.' },
  'note-saved': { kind: 'success', text: 'Saved. Only you and other owners see this note.' },
  'setting-default': { kind: 'success', text: 'Back to the default. Every page shows it at once.' },
  'setting-undone': { kind: 'success', text: 'Undone. Every page shows it at once.' },
  'setting-late': {
    kind: 'warning',
    text: 'Somebody else changed that setting first. Please look at it again.',
  },
  'import-busy': {
    kind: 'warning',
    text: 'Another import is under way. Please wait for its end and choose your file again.',
  },
  'import-gone': { kind: 'warning', text: 'That file is no longer here. Please choose it again.' },
  'person-deleted': { kind: 'success', text: 'Deleted. Nothing is kept about that address any more.' },
  'demo-removed': {
    kind: 'success',
    text: 'Removed. Only your own articles, stories and applications are left.',
  },
  'backup-started': { kind: 'info', text: 'The backup is being made. You can go on working meanwhile.' },
  'backup-busy': { kind: 'info', text: 'A backup is being made already.' },
  'brand-kept': { kind: 'success', text: 'Good. The site keeps that name.' },
  'review-decided': { kind: 'success', text: 'Kept, with your name and today’s date.' },
  'review-reopened': { kind: 'success', text: 'Open again. The activity log still has what was decided.' },
  'review-mended': { kind: 'info', text: 'That is no longer found: it was mended meanwhile.' },
  'review-changed': {
    kind: 'warning',
    text: 'What was found has changed since you looked. Please read it again before you decide.',
  },
  'steps-hidden': { kind: 'info', text: 'Hidden. You find the list at “First steps” in the menu.' },
  redirected: { kind: 'success', text: 'Done. The address leads there from now on.' },
  'redirect-removed': { kind: 'success', text: 'Removed. Browsers forget it within five minutes.' },
  forgotten: { kind: 'success', text: 'Forgotten. It comes back if somebody asks for it again.' },
  'mail-sent': { kind: 'success', text: 'Sent: the mail server took it.' },
  'mail-failed': { kind: 'warning', text: 'The mail server did not take it. The list says why.' },
  'mail-waiting': {
    kind: 'info',
    text: 'On its way. Load this page again in a moment to see what became of it.',
  },
  'mail-discarded': { kind: 'success', text: 'Discarded. That mail will not be sent.' },
  'passkey-added': { kind: 'success', text: 'Added. Next time you can sign in with it.' },
  'passkey-removed': { kind: 'success', text: 'Removed. It opens nothing here any more.' },
  'invitation-ended': { kind: 'success', text: 'Taken back. Its link leads nowhere from now on.' },
  'role-changed': {
    kind: 'success',
    text: 'Changed. It counts from their next sign-in; they are signed out now.',
  },
  'access-ended': { kind: 'success', text: 'Ended. They are signed out everywhere, at once.' },
  'access-opened': { kind: 'success', text: 'They may sign in again.' },
  'last-owner': { kind: 'warning', text: 'There is always one owner: make somebody else an owner first.' },
  joined: { kind: 'success', text: 'You are in the team. Sign in with your e-mail and password.' },
  'hook-delivered': { kind: 'success', text: 'Arrived: the other system took it.' },
  'hook-failed': { kind: 'warning', text: 'It did not arrive. The list says why.' },
  'hook-waiting': {
    kind: 'info',
    text: 'On its way. Load this page again in a moment to see what became of it.',
  },
  'hook-paused': { kind: 'success', text: 'Paused. What happens from now on is not told.' },
  'hook-resumed': { kind: 'success', text: 'On again. What happens from now on is told.' },
  'hook-removed': { kind: 'success', text: 'Removed, with everything that waited for it.' },
  articleDraft: { kind: 'success', text: 'Saved as a draft.' },
  articlePublished: { kind: 'success', text: 'Saved. Readers see it at once.' },
  articleScheduled: { kind: 'success', text: 'Saved. It goes on the site at the time you set.' },
  articleRestored: {
    kind: 'success',
    text: 'Restored. What stood there before is still among the revisions.',
  },
  articleSlugKept: {
    kind: 'warning',
    text: 'Restored, but the address stays as it is: another article has the old one now.',
  },
  articleChanged: { kind: 'warning', text: 'Somebody changed that article first. Please look at it again.' },
  draftDiscarded: { kind: 'success', text: 'The unsaved text is gone.' },
  binned: { kind: 'success', text: 'Moved to the bin. It can be brought back for 30 days.' },
  broughtBack: { kind: 'success', text: 'Brought back as a draft.' },
  erased: { kind: 'success', text: 'Erased for good.' },
  gone: { kind: 'warning', text: 'It is not there any more.' },
  'password-changed': { kind: 'success', text: 'Your password is changed. Every other session has ended.' },
  'new-password': { kind: 'success', text: 'Your new password is set. Sign in with it.' },
  'two-factor-off': { kind: 'success', text: 'Two-factor sign-in is off.' },
  'session-ended': { kind: 'success', text: 'That session has ended.' },
  'session-gone': { kind: 'info', text: 'That session had ended already.' },
  'sessions-ended': { kind: 'success', text: 'Every other session has ended.' },
  'sign-in-again': { kind: 'warning', text: 'That took too long or too many tries. Please sign in again.' },
} as const

export type MessageName = keyof typeof messages

export function messageFrom(search: URLSearchParams) {
  const name = search.get('said') ?? ''
  return isName(name) ? messages[name] : undefined
}

export function withMessage(path: string, name: MessageName) {
  return `${path}${path.includes('?') ? '&' : '?'}said=${name}`
}

function isName(text: string): text is MessageName {
  return Object.hasOwn(messages, text)
}
