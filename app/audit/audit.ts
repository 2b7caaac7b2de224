/** What can be done, by the thing it is done to. The words are what the owner reads. */
export const auditActions = {
  'story.approve': 'approved a story',
  'story.reject': 'rejected a story',
  'story.moveToPending': 'moved a story to pending',
  'story.undo': 'took back a decision on a story',
  'story.delete': 'deleted a story',
  'application.move': 'moved an application',
  'application.assign': 'assigned an application',
  'application.follow-up': 'set when to follow up an application',
  'application.spam': 'said whether an application is spam',
  'application.undo': 'took back a change of an application',
  'application.note': 'wrote a note on an application',
  'application.call': 'noted a call about an application',
  'application.text': 'noted a text about an application',
  'application.mail': 'sent a mail about an application',
  'application.paid': 'noted a payment of an application',
  'application.template': 'changed the mails of applications',
  'application.invite': 'invited an applicant to tell the story',
  'application.invite-end': 'took back an invitation to tell the story',
  'application.expire': 'erased closed applications after their time',
  'application.erase': 'deleted their own application',
  'article.create': 'wrote an article',
  'article.update': 'changed an article',
  'article.publish': 'published an article',
  'article.unpublish': 'took an article off the site',
  'article.schedule': 'set the time of publication of an article',
  'article.delete': 'moved an article to the bin',
  'article.restore': 'brought an article back',
  'article.erase': 'erased an article for good',
  'article.join': 'joined two articles as translations',
  'article.separate': 'separated an article from its translation',
  'article.image': 'uploaded a picture',
  'account.sign-in': 'signed in',
  'account.sign-out': 'signed out',
  'account.password': 'changed a password',
  'account.reset-asked': 'asked for a new password by mail',
  'account.reset': 'set a new password from a mail',
  'account.two-factor-on': 'switched two-factor sign-in on',
  'account.two-factor-off': 'switched two-factor sign-in off',
  'account.backup-code': 'signed in with a backup code',
  'account.passkey': 'signed in with a passkey',
  'account.passkey-add': 'added a passkey',
  'account.passkey-remove': 'removed a passkey',
  'account.new-backup-codes': 'made new backup codes',
  'account.session-end': 'ended a session',
  'account.invite': 'invited somebody to the team',
  'account.invite-end': 'took back an invitation',
  'account.join': 'joined the team',
  'account.role': 'gave an account another role',
  'account.create': 'created an account',
  'account.disable': 'disabled an account',
  'account.enable': 'enabled an account',
  'setting.change': 'changed a setting',
  'setting.default': 'put a setting back to its default',
  'setting.undo': 'took back the change of a setting',
  'review.decide': 'noted why something stays before opening',
  'review.reopen': 'opened a decision of the review again',
  'redirect.create': 'made a redirect',
  'redirect.delete': 'removed a redirect',
  'data.export': 'downloaded an export',
  'data.import': 'imported data',
  'data.delete-person': 'deleted what was kept about a person',
  'data.remove-demo': 'removed the demo content',
  'data.backup': 'started a backup',
  'webhook.create': 'added a webhook',
  'webhook.rotate': 'made a new secret for a webhook',
  'webhook.pause': 'paused a webhook',
  'webhook.resume': 'switched a webhook on again',
  'webhook.delete': 'removed a webhook',
  'webhook.test': 'sent a test to a webhook',
  'mail.retry': 'sent a failed mail again',
  'mail.discard': 'discarded a failed mail',
  'mail.test': 'sent a test mail',
} as const

export type AuditAction = keyof typeof auditActions

/** Who acts, and from where. */
export type Actor = {
  /** An admin's e-mail, or 'command line'. */
  actor: string
  address?: string
}

export const commandLine: Actor = { actor: 'command line' }

export type AuditEntry = Actor & {
  action: AuditAction
  subjectId?: string
  /** Never anything private of somebody who sent a story: what they delete must be gone. */
  facts?: Record<string, string | number | boolean | null>
}

export function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(auditActions, text)
}

/** A line of the log, as the owner reads it. */
export type AuditRow = {
  id: string
  createdAt: Date
  actor: string
  action: AuditAction
  subjectId: string | null
  facts: Record<string, unknown>
  address: string | null
}
